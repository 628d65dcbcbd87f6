import type { TableState } from '@sixfold/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OnlineClient } from '../client/online-client.js';
import type { Refused } from '../client/table-client.js';
import { Bubbles } from '../table/bubble.js';
import { Chat } from '../table/chat.js';
import { useUnread } from '../table/talk-read.js';
import { IconButton } from '../ui/button.js';
import { useWords } from '../words/words.js';

interface ChatProps {
  readonly client: OnlineClient;
  readonly table: TableState;
}

const HEADING = 'lobby-chat';

/** Talk before a game and between two. */
export function LobbyChat({
  client,
  run,
}: ChatProps & { readonly run: (command: Promise<Refused | undefined>) => Promise<boolean> }) {
  const words = useWords().table;
  const { talk } = useSyncExternalStore(client.subscribe, client.state);
  return (
    <section className="lobby-chat" aria-labelledby={HEADING}>
      <h2 id={HEADING} className="small-heading" tabIndex={-1}>
        {words.chat}
      </h2>
      <Chat talk={talk} onSay={(said) => run(client.say(said))} />
      <Bubbles talk={talk} />
    </section>
  );
}

/** The way to the chat, and how much was said there while it was out of sight. */
export function ChatButton({ client, table }: ChatProps) {
  const words = useWords().table;
  const { talk } = useSyncExternalStore(client.subscribe, client.state);
  const isInSight = useIsInSight(HEADING);
  const unread = useUnread(table.id, talk, table.you.seat, isInSight);
  return (
    <IconButton
      icon="chat"
      label={unread > 0 ? `${words.chat}: ${words.unread(unread)}` : words.chat}
      badge={unread}
      onClick={() => {
        const heading = document.getElementById(HEADING);
        heading?.scrollIntoView({ block: 'start' });
        heading?.focus({ preventScroll: true });
      }}
    />
  );
}

/** Whether the element with this id is on the screen. */
function useIsInSight(id: string): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInSight;
}
