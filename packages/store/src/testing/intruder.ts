import { DatabaseSync } from '@photostructure/sqlite';

/** Another program that keeps a database file locked against writing, until it is told to let go. */
export function keepLocked(path: string): () => void {
  const database = new DatabaseSync(path);
  database.exec('BEGIN IMMEDIATE');
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}
