import { startProxy, type TestPostgres, type TestProxy } from '@sixfold/store/testing';
import { startTestServer, type TestServer } from './harness.js';

/** Two nodes with one database, of which one comes to it by a line that can be cut. */
export interface Neighbours {
  readonly here: TestServer;
  readonly there: TestServer;
  /** The line of `there`. */
  readonly proxy: TestProxy;
  stop(): Promise<void>;
}

export async function startNeighbours(postgres: TestPostgres): Promise<Neighbours> {
  const database = await postgres.database();
  const proxy = await startProxy(database);
  const [here, there] = await Promise.all([
    startTestServer({ database }),
    startTestServer({ database: proxy.url }),
  ]);
  return {
    here,
    there,
    proxy,
    stop: async () => {
      await Promise.all([here.stop(), there.stop()]);
      await proxy.stop();
    },
  };
}
