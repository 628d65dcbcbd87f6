/** What games left behind in a tab since all was warm. */
export interface TabMemory {
  readonly games: number;
  readonly heapMegabytes: number;
  readonly heapGrowthMegabytes: number;
  readonly nodesGrowth: number;
  readonly listenersGrowth: number;
}

export function measureMemory(
  address: string,
  games: number,
  options?: { readonly warmUp?: number; readonly sabotage?: () => void },
): Promise<TabMemory>;
