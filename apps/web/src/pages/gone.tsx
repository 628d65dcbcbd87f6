import { NoticePage } from '../ui/notice-page.js';
import { useWords } from '../words/words.js';

/** The table is not there, or nobody may watch it. */
export function GonePage() {
  const { lobby } = useWords();
  return <NoticePage title={lobby.gone} help={lobby.goneHelp} />;
}
