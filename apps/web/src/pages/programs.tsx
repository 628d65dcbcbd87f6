import type { TableState } from '@sixfold/protocol';
import type { OnlineClient } from '../client/online-client.js';
import type { Refused } from '../client/table-client.js';
import { Switch } from '../ui/form.js';
import { Icon } from '../ui/icons.js';
import { useWords } from '../words/words.js';

/** The host lets programs of other people sit down, and is shown how they come. */
export function Programs({
  client,
  table,
  run,
}: {
  readonly client: OnlineClient;
  readonly table: TableState;
  readonly run: (command: Promise<Refused | undefined>) => Promise<boolean>;
}) {
  const words = useWords().lobby;
  return (
    <details className="seal">
      <summary>
        <Icon name="robot" /> {words.programs}
      </summary>
      <Switch
        label={words.allowPrograms}
        checked={table.programs}
        onChange={(programs) => void run(client.allowPrograms(programs))}
      />
      {table.programs && (
        <>
          <p className="help">{words.programsHelp}</p>
          <code>{`npx sixfold bot --table ${location.origin}/t/${table.id} --cmd "python3 my_bot.py"`}</code>
        </>
      )}
    </details>
  );
}
