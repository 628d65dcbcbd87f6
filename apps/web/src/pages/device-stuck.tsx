import { useLocation } from 'wouter';
import { forgetDeviceGame } from '../client/device-games.js';
import { Button } from '../ui/button.js';
import { NoticePage } from '../ui/notice-page.js';
import { useWords } from '../words/words.js';

/** A game kept on this device that these rules do not understand. */
export function StuckPage({ id }: { readonly id: string }) {
  const words = useWords();
  const [, go] = useLocation();
  return (
    <NoticePage title={words.table.stuck} help={words.table.stuckHelp}>
      <Button
        onClick={() => {
          forgetDeviceGame(id);
          go('/');
        }}
      >
        {words.home.forget}
      </Button>
    </NoticePage>
  );
}

/** The same game runs in another tab. */
export function ElsewherePage() {
  const { table } = useWords();
  return <NoticePage title={table.elsewhere} help={table.elsewhereHelp} />;
}
