import type { TableState } from '@sixfold/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Refused, TableClient } from '../client/table-client.js';
import { useSettings } from '../settings/settings.js';
import { Button, IconButton } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useMedia } from '../ui/use-media.js';
import { useWords } from '../words/words.js';
import { Chat, type Saying } from './chat.js';
import { Log, type LogLine } from './log.js';
import { useUnread } from './talk-read.js';

interface SideProps {
  readonly client: TableClient;
  readonly table: TableState;
  readonly lines: readonly LogLine[];
  /** Whether there is a move of one's own that could be taken back. */
  readonly canTakeBack: boolean;
  /** Present: an entry of the log shows the table as it was after it. */
  readonly onOpen: ((moves: number) => void) | undefined;
  readonly tell: (refused: Refused | undefined) => void;
  readonly textOf: (refused: Refused) => string;
}

interface Side {
  /** Unfolds it, with the number of messages that have not been read. */
  readonly button: ReactNode;
  /** Beside the table, where there is room. */
  readonly panel: ReactNode;
  /** Over the table, where there is not. */
  readonly drawer: ReactNode;
  readonly say: Saying;
}

/** Log and chat beside the table. */
export function useSide({ client, table, lines, canTakeBack, onOpen, tell, textOf }: SideProps): Side {
  const words = useWords().table;
  const [isDrawn, setDrawn] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { aside, set } = useSettings();
  const isWide = useMedia('(min-width: 1000px)');
  const me = table.you.seat;
  const hasCompany = table.seats.some(({ seat, kind }) => kind === 'human' && seat !== me);
  // On a phone whoever taps the sign of the chat wants to talk; beside the table the log tells more.
  const [tab, setTab] = useState<'log' | 'chat'>(hasCompany && !isWide ? 'chat' : 'log');
  const { talk } = client.state();
  const isChat = tab === 'chat' && table.chat;
  const unread = useUnread(table.id, talk, me, isChat && (isWide ? aside : isDrawn));

  const say: Saying = async (said) => {
    const refused = await client.say(said);
    tell(refused);
    return refused === undefined;
  };
  // Over the table the chat covers whatever is told there: it says itself what was refused.
  const sayInChat: Saying = async (said) => {
    const refused = await client.say(said);
    setProblem(refused && textOf(refused));
    if (!refused && 'emote' in said) setDrawn(false);
    return refused === undefined;
  };
  const content = isChat ? (
    <Chat talk={talk} onSay={sayInChat} problem={problem} />
  ) : (
    <>
      {table.allows.takeBack && me !== undefined && client.state().play?.result === undefined && (
        <div className="side-action">
          <Button
            icon="undo"
            wide
            disabled={!canTakeBack}
            onClick={() => {
              setDrawn(false);
              void client.takeBack().then(tell);
            }}
          >
            {words.takeBack}
          </Button>
        </div>
      )}
      {(me !== undefined || client.where === 'device') &&
        client.state().play?.result === undefined &&
        lines.length > 0 && (
          <div className="side-action">
            <Link
              href={client.where === 'online' ? `/replay/${table.id}` : `/replay/here/${table.id}`}
              className="button plain wide"
            >
              {words.lookBack}
            </Link>
          </div>
        )}
      <Log
        lines={lines}
        onOpen={
          onOpen &&
          ((moves) => {
            setDrawn(false);
            onOpen(moves);
          })
        }
      />
    </>
  );
  const tabs = (
    <SideTabs tab={isChat ? 'chat' : 'log'} onTab={setTab} withChat={table.chat} unread={unread} />
  );
  const label = table.chat ? `${words.chat}, ${words.log}` : words.log;

  return {
    say,
    button: (
      <IconButton
        icon={table.chat ? 'chat' : 'log'}
        label={unread > 0 ? `${label}: ${words.unread(unread)}` : label}
        badge={unread}
        onClick={() => {
          if (unread > 0) setTab('chat');
          if (!isWide) setDrawn(true);
          else if (unread === 0 || !aside) set({ aside: !aside });
        }}
      />
    ),
    panel: aside && isWide && (
      <aside className="side">
        {tabs}
        <div className="side-content">{content}</div>
      </aside>
    ),
    drawer: isDrawn && !isWide && (
      <Dialog title={isChat ? words.chat : words.log} onClose={() => setDrawn(false)}>
        <div className="drawer">
          {table.chat && tabs}
          <div className="side-content">{content}</div>
        </div>
      </Dialog>
    ),
  };
}

function SideTabs({
  tab,
  onTab,
  withChat,
  unread,
}: {
  readonly tab: 'log' | 'chat';
  readonly onTab: (tab: 'log' | 'chat') => void;
  readonly withChat: boolean;
  readonly unread: number;
}) {
  const words = useWords().table;
  return (
    <div className="side-tabs" role="tablist">
      {(withChat ? (['log', 'chat'] as const) : (['log'] as const)).map((each) => (
        <button key={each} type="button" role="tab" aria-selected={each === tab} onClick={() => onTab(each)}>
          {words[each]}
          {each === 'chat' && unread > 0 && (
            <span className="tab-count" aria-label={words.unread(unread)}>
              {unread}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
