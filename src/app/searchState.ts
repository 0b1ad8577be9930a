/** What a link to the game list hands over (CAT-02). */
export interface SearchState {
  /** The player wants to search: the field gets the focus. */
  search?: boolean;
}
