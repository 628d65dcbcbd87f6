import { NoticePage } from '../ui/notice-page.js';
import { useWords } from '../words/words.js';

/** A table on the server, and no way to it: it opens by itself as soon as there is one. */
export function UnreachablePage() {
  const { errors } = useWords();
  return <NoticePage title={errors.unreachable} help={errors.unreachableHelp} mayChange />;
}
