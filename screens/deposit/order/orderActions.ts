/** What the player can do about an order; each is null where the chart does not take it now. */
export interface OrderActions {
  onCancel: (() => void) | null;
  onReceipt: (() => void) | null;
  onAgain: (() => void) | null;
  onOtherWay: (() => void) | null;
}
