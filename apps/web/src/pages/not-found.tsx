import { NoticePage } from '../ui/notice-page.js';
import { useWords } from '../words/words.js';

export function NotFoundPage() {
  const { errors } = useWords();
  return <NoticePage title={errors.notFound} help={errors.notFoundHelp} />;
}
