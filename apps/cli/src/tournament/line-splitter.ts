/** Cuts a stream of text into lines, however it was cut before. A line that never ends is not kept. */
export class LineSplitter {
  private rest = '';

  constructor(
    private readonly maxLength: number,
    private readonly onLine: (line: string) => void,
    private readonly onTooLong: () => void,
  ) {}

  push(chunk: string): void {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      this.finish(chunk.slice(start, end));
      start = end + 1;
    }
    this.keep(chunk.slice(start));
  }

  /** What came without a line end before the stream closed is a line too. */
  end(): void {
    if (this.rest !== '') this.finish('');
  }

  private finish(part: string): void {
    const line = this.rest + part;
    this.rest = '';
    if (line.length > this.maxLength) this.onTooLong();
    else this.onLine(line);
  }

  private keep(part: string): void {
    this.rest += part;
    if (this.rest.length <= this.maxLength) return;
    this.rest = '';
    this.onTooLong();
  }
}
