/** The player's actions for an order; null if the chart doesn't accept the action now. */
export interface OrderActions {
  onCancel: (() => void) | null;
  onReceipt: (() => void) | null;
  onAgain: (() => void) | null;
  onOtherWay: (() => void) | null;
}
