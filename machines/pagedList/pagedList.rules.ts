import type { ChartError } from '../chartError.ts';

/** What the chart has to know of a page that came. */
export interface PageOutcome {
  /** Games on this page. */
  count: number;
  pageNum: number;
  totalPages: number;
}

/** Of the chart of a list that comes in pages, beside what its pages are asked by. */
export interface PagedContext {
  /** From 1: the last one that shows, or while the list loads from its beginning the last that is to show. */
  page: number;
  /** Pages remain after `page`. */
  hasMore: boolean;
  error: ChartError | null;
}

export type PagedEvent =
  /** The end of the list is within 300 px and the player scrolls down. */
  { type: 'end.reached' } | { type: 'retry.requested' };

/** What the player sees: `shown` games, and what stands below them. */
export type PagedTag = 'loading' | 'shown' | 'loadingMore' | 'moreFailed' | 'empty' | 'failed';

interface Asked {
  context: PagedContext;
}

/** Of every list until its first page has come. */
export const beforeFirstPage: PagedContext = { page: 1, hasMore: false, error: null };

export const pageEmpty = (_: Asked, page: PageOutcome) => page.count === 0;

/** The list has become shorter since it was left. */
export const leftTooFar = ({ context }: Asked, page: PageOutcome) => page.count === 0 && context.page > 1;

/** More than the first page is to show from the beginning. */
export const returning = ({ context }: Asked) => context.page > 1;

export const pagesRemain = ({ context }: Asked) => context.hasMore;

/** What the context becomes: the next page shows. */
export const nextPage = ({ page }: PagedContext) => ({ page: page + 1 });

/** What the context becomes: a page has come. */
export const pageCame = (_: unknown, { pageNum, totalPages }: PageOutcome) => ({
  hasMore: pageNum < totalPages,
  error: null,
});

/** What the context becomes: there is no more, whatever the last page claimed. */
export const ended = () => ({ hasMore: false, error: null });
