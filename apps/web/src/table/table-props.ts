export interface TableProps { readonly x?: never }
