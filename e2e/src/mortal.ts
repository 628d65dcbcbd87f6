import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startProcess } from '@sixfold/server/testing';

/** A server that can be killed at any moment: it comes back at the same address with the same database. */
export class MortalServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'sixfold-mortal-'));
  private process: ServerProcess | undefined;
  private port = 0;

  static async start(): Promise<MortalServer> {
    const server = new MortalServer();
    await server.rise();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async kill(): Promise<void> {
    await this.process?.kill();
    this.process = undefined;
  }

  /** Does nothing if it is there. */
  async rise(): Promise<void> {
    if (this.process !== undefined) return;
    this.process = await startProcess({
      database: join(this.folder, 'sixfold.db'),
      port: this.port,
      botThreads: 1,
      rhythm: { botPace: 0 },
    });
    this.port = Number(new URL(this.process.url).port);
  }

  async close(): Promise<void> {
    await this.process?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
