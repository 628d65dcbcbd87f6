/** What somebody pastes or types to get to a table: a link, the long id in it, or a short code. */
export interface InvitationText {
  /** The table's id, where the text has it. */
  readonly link?: string;
  /** Otherwise the text is taken for a short code, which the server knows or refuses. */
  readonly code: string;
}

/** Whatever stands behind the address of a table: what chats and mail programs add is no part of it. */
const IN_A_LINK = /\/t\/([\w-]+)/;
const LONG_ID = /^[\w-]{22}$/;

export function readInvitation(text: string): InvitationText {
  const code = text.trim();
  const link = IN_A_LINK.exec(code)?.[1] ?? LONG_ID.exec(code)?.[0];
  return { code, ...(link !== undefined && { link }) };
}
