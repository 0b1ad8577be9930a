/** Navigation state of links to the game list (CAT-02). */
export interface SearchState {
  /** Focuses the search field. */
  search?: boolean;
}
