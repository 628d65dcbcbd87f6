/** Where games are kept if nobody says otherwise, below the folder that the program was started in. */
export const DEFAULT_DATABASE = 'data/sixfold.db';

/** An address of a database as it may be shown. */
export const withoutPassword = (database: string): string =>
  database.replace(/^(\w+:\/\/[^:@/]+):[^@/]*@/, '$1@');
