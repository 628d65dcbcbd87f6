import { type CreateTable, createClient } from '@sixfold/protocol';

/** The server that served this page. */
export const api = createClient();

/** Makes a table and returns its id. */
export async function createTable(wanted: CreateTable): Promise<string> {
  const { table } = await api.create({ contributes: true, ...wanted });
  return table.id;
}
