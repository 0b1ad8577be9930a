/**
 * Where an event comes from: the player or agent, the payment provider (authenticated), a reviewer of the operator, or
 * the operator's clock and jobs.
 */
export type Actor = 'player' | 'provider' | 'reviewer' | 'clock';

/**
 * Effect of an event in a state (CASH-22):
 * - a state: go there; a list of states: go to the one that the caller chooses; the state itself in a list means that
 *   it sometimes stays
 * - `=` stay; recorded and harmless
 * - `x` reject, with the event's text
 * - `!` stay, and reconciliation raises an alarm
 */
export type Cell<State extends string> = State | readonly State[] | '=' | 'x' | '!';

export interface StateTable<State extends string, Event extends string> {
  columns: readonly (readonly [event: Event, ...actors: Actor[]])[];
  /** One row per state, the initial one first; one cell per event. */
  rows: Readonly<Record<State, readonly Cell<State>[]>>;
}

/** A missing or extra cell is a compile error. */
const stateTable = <
  const Columns extends readonly (readonly [event: string, ...actors: Actor[]])[],
  const State extends string,
>(
  columns: Columns,
  rows: Record<State, { readonly [At in keyof Columns]: Cell<NoInfer<State>> }>,
): StateTable<State, Columns[number][0]> => ({ columns, rows });

/** Throws `RangeError` for an unknown state or event. */
export function cellOf<State extends string, Event extends string>(
  { columns, rows }: StateTable<State, Event>,
  state: State,
  event: Event,
): Cell<State> {
  const cell = rows[state]?.[columns.findIndex(([name]) => name === event)];
  if (cell === undefined) throw new RangeError(`the table has no cell for ${event} in ${state}`);
  return cell;
}

/** Result of an event: the next state, no change, or a rejection. */
export type Move<State extends string> =
  | { result: 'moved'; to: State }
  | { result: 'same' }
  | { result: 'rejected' }
  | { result: 'alarm' };

/**
 * Looks an event up in a state's row. `choice` selects the target of an open cell and is ignored by all others. Throws
 * `RangeError` if an open cell gets no choice, or one that it does not offer.
 */
export function moveOf<State extends string, Event extends string>(
  table: StateTable<State, Event>,
  state: State,
  event: Event,
  choice?: State,
): Move<State> {
  const cell = cellOf(table, state, event);
  if (cell === '=') return { result: 'same' };
  if (cell === 'x') return { result: 'rejected' };
  if (cell === '!') return { result: 'alarm' };
  if (typeof cell === 'string') return { result: 'moved', to: cell as State };
  const to = cell.find((one) => one === choice);
  if (to === undefined) {
    throw new RangeError(`${event} leads from ${state} to ${cell.join(' or ')}, not to ${String(choice)}`);
  }
  return to === state ? { result: 'same' } : { result: 'moved', to };
}

/**
 * A payment ranks pending < failed < paid < refunded, with reversals under their own id; an event that ranks below what
 * is recorded is `=`, whatever its cell says.
 */
export const depositTable = stateTable(
  [
    ['opened', 'clock'],
    ['openFailed', 'clock'],
    ['cancel', 'player'],
    ['receipt', 'player'],
    ['due', 'clock'],
    ['pending', 'provider'],
    ['paid', 'provider'],
    ['odd', 'provider'],
    ['failed', 'provider'],
    ['credit', 'reviewer'],
    ['return', 'reviewer'],
    ['close', 'reviewer'],
    ['refunded', 'provider'],
    ['refundFailed', 'provider'],
    ['reversed', 'provider'],
  ],
  // oxfmt-ignore
  {
    created: ['waiting', 'failed', 'cancelled', 'x', 'expired', 'processing', 'credited', 'inReview', 'failed', 'x', 'x', 'x', '=', '=', 'reversed'],
    waiting: ['=', '=', 'cancelled', 'processing', 'expired', 'processing', 'credited', 'inReview', 'failed', 'x', 'x', 'x', '=', '=', 'reversed'],
    processing: ['=', '=', 'x', '=', 'inReview', '=', 'credited', 'inReview', 'failed', 'credited', 'x', 'failed', '=', '=', 'reversed'],
    inReview: ['=', '=', 'x', '=', '=', '=', 'credited', 'inReview', '=', 'credited', 'refunding', 'failed', '=', '=', 'reversed'],
    credited: ['=', '=', 'x', 'x', '=', '=', '=', '=', '=', 'x', 'x', 'x', '!', '=', 'reversed'],
    failed: ['=', '=', 'x', 'inReview', '=', '=', 'credited', 'inReview', '=', 'x', 'x', '=', '=', '=', '='],
    cancelled: ['=', '=', '=', 'inReview', '=', '=', 'credited', 'inReview', '=', 'x', 'x', 'x', '=', '=', '='],
    expired: ['=', '=', 'x', 'inReview', '=', '=', 'credited', 'inReview', '=', 'x', 'x', 'x', '=', '=', '='],
    refunding: ['=', '=', 'x', 'x', '=', '=', '=', '=', '=', 'x', '=', 'x', 'refunded', 'inReview', 'inReview'],
    refunded: ['=', '=', 'x', 'x', '=', '=', '=', '=', '=', 'x', '=', 'x', '=', 'inReview', '!'],
    reversed: ['=', '=', 'x', 'x', '=', '=', '=', '=', '=', 'x', 'x', 'x', '=', '=', '='],
  },
);

/** If the merchant forbids it, `cancel` is rejected in every state but cancelled. */
export const withdrawalTable = stateTable(
  [
    ['flag', 'clock'],
    ['clear', 'clock'],
    ['cancel', 'player'],
    ['approve', 'reviewer'],
    ['reject', 'reviewer'],
    ['send', 'clock'],
    ['unknown', 'provider'],
    ['late', 'clock'],
    ['paid', 'provider'],
    ['failed', 'provider'],
    ['bounced', 'provider'],
  ],
  // oxfmt-ignore
  {
    requested: ['inReview', 'approved', 'cancelled', 'approved', 'rejected', '=', '=', '=', '!', '!', '!'],
    inReview: ['=', '=', 'cancelled', 'approved', 'rejected', '=', '=', '=', '!', '!', '!'],
    approved: ['inReview', '=', 'x', '=', 'rejected', 'paying', '=', '=', '!', '!', '!'],
    paying: ['=', '=', 'x', '=', 'x', '=', '=', '=', 'paid', 'failed', 'returned'],
    paid: ['=', '=', 'x', 'x', 'x', '=', '=', '=', '=', '=', 'returned'],
    rejected: ['=', '=', 'x', 'x', '=', '=', '=', '=', '!', '=', '!'],
    cancelled: ['=', '=', '=', 'x', 'x', '=', '=', '=', '!', '=', '!'],
    failed: ['=', '=', 'x', 'x', 'x', '=', '=', '=', '!', '=', '!'],
    returned: ['=', '=', 'x', 'x', 'x', '=', '=', '=', '=', '=', '='],
  },
);

/** One member and round (BEN-01). Check the conditions before `end`. */
export const promotionTable = stateTable(
  [
    ['start', 'clock'],
    ['join', 'player'],
    ['apply', 'player'],
    ['take', 'reviewer'],
    ['refuse', 'reviewer'],
    ['issue', 'clock', 'reviewer'],
    ['claim', 'player'],
    ['end', 'clock'],
    ['lapse', 'clock'],
    ['revoke', 'reviewer'],
  ],
  // oxfmt-ignore
  {
    comingSoon: ['open', 'x', 'x', '=', '=', '=', 'x', 'closed', '=', 'closed'],
    open: ['=', 'joined', 'applying', '=', '=', '=', 'x', 'closed', '=', 'closed'],
    joined: ['=', '=', 'x', 'process', '=', ['claimable', 'issued'], 'x', 'closed', '=', 'closed'],
    applying: ['=', 'x', '=', 'process', 'rejected', ['claimable', 'issued'], 'x', '=', '=', 'rejected'],
    process: ['=', 'x', 'x', '=', 'rejected', ['claimable', 'issued'], 'x', '=', '=', 'rejected'],
    rejected: ['=', 'x', 'applying', '=', '=', '=', 'x', 'closed', '=', '='],
    claimable: ['=', 'x', 'x', '=', '=', '=', 'claimed', '=', 'closed', 'closed'],
    issued: ['=', 'x', 'x', '=', '=', '=', 'x', '=', '=', '='],
    claimed: ['=', 'x', 'x', '=', '=', '=', '=', '=', '=', '='],
    closed: ['=', 'x', 'x', '=', '=', '=', 'x', '=', '=', '='],
  },
);

export const rewardTable = stateTable(
  [
    ['claim', 'player'],
    ['met', 'clock'],
    ['giveUp', 'player'],
    ['payout', 'player'],
    ['bust', 'clock'],
    ['due', 'clock'],
    ['revoke', 'reviewer'],
  ],
  // oxfmt-ignore
  {
    claimable: [['inTurnover', 'done'], '=', 'forfeited', '=', '=', 'expired', 'revoked'],
    inTurnover: ['=', 'done', 'forfeited', ['forfeited', 'inTurnover'], 'forfeited', 'expired', 'revoked'],
    done: ['=', '=', 'x', '=', '=', '=', 'revoked'],
    forfeited: ['x', '=', '=', '=', '=', '=', '='],
    expired: ['x', '=', 'x', '=', '=', '=', '='],
    revoked: ['x', '=', 'x', '=', '=', '=', '='],
  },
);

/** An envelope rain. `again` is a tap by a member who has already opened one. */
export const envelopeTable = stateTable(
  [
    ['take', 'player'],
    ['again', 'player'],
    ['outsider', 'player'],
    ['due', 'clock'],
    ['stop', 'player'],
  ],
  // oxfmt-ignore
  {
    open: [['open', 'emptied'], '=', 'x', 'ended', 'stopped'],
    emptied: ['x', '=', 'x', '=', 'x'],
    ended: ['x', '=', 'x', '=', 'x'],
    stopped: ['x', '=', 'x', '=', '='],
  },
);

/** An agent's salary or dividend contract (AGENT-05). Reject everyone but the person to decide before asking it. */
export const contractTable = stateTable(
  [
    ['accept', 'player'],
    ['decline', 'player'],
    ['withdraw', 'player'],
    ['due', 'clock'],
    ['replaced', 'clock'],
    ['end', 'player'],
    ['moved', 'clock'],
  ],
  // oxfmt-ignore
  {
    requested: ['active', 'declined', 'withdrawn', 'lapsed', '=', 'x', 'lapsed'],
    active: ['=', 'x', 'x', '=', 'ended', 'ended', 'ended'],
    declined: ['x', '=', 'x', '=', '=', 'x', '='],
    withdrawn: ['x', 'x', '=', '=', '=', 'x', '='],
    lapsed: ['x', 'x', 'x', '=', '=', 'x', '='],
    ended: ['x', 'x', 'x', '=', '=', '=', '='],
  },
);

/** An order in the points mall (BEN-14). Returns and cancellations give back points and stock. */
export const goodsOrderTable = stateTable(
  [
    ['give', 'clock'],
    ['pack', 'reviewer'],
    ['send', 'reviewer'],
    ['deliver', 'reviewer'],
    ['cancel', 'player'],
    ['giveBack', 'reviewer'],
  ],
  // oxfmt-ignore
  {
    placed: ['delivered', 'packed', 'x', 'x', 'cancelled', 'cancelled'],
    packed: ['x', '=', 'sent', 'x', 'x', 'cancelled'],
    sent: ['x', '=', '=', 'delivered', 'x', 'cancelled'],
    delivered: ['=', '=', '=', '=', 'x', 'x'],
    cancelled: ['x', 'x', 'x', 'x', '=', '='],
  },
);

/**
 * One of a player's limits, by kind and period (PROT-02). The old amount applies until a raise or removal is confirmed;
 * a `raise` is a higher amount or no limit.
 */
export const limitTable = stateTable(
  [
    ['lower', 'player'],
    ['raise', 'player'],
    ['cooled', 'clock'],
    ['confirm', 'player'],
    ['cancel', 'player'],
    ['lapse', 'clock'],
  ],
  // oxfmt-ignore
  {
    none: ['active', 'x', '=', 'x', 'x', '='],
    active: ['active', 'raiseAsked', '=', 'x', 'x', '='],
    raiseAsked: ['active', 'raiseAsked', 'raiseReady', 'x', 'active', '='],
    raiseReady: ['active', 'raiseAsked', '=', ['active', 'none'], 'active', 'active'],
  },
);

/**
 * A player's break and self-exclusion (PROT-04). Another one can only extend what is running; nobody can end one early,
 * and reviewers have no event here.
 */
export const standingTable = stateTable(
  [
    ['break', 'player'],
    ['exclude', 'player'],
    ['over', 'clock'],
    ['askReturn', 'player'],
    ['cooled', 'clock'],
    ['withdrawReturn', 'player'],
  ],
  // oxfmt-ignore
  {
    playing: ['onBreak', 'excluded', '=', 'x', '=', 'x'],
    onBreak: ['onBreak', 'excluded', 'playing', 'x', '=', 'x'],
    excluded: ['x', 'excluded', 'over', 'x', '=', 'x'],
    over: ['x', 'excluded', '=', 'returning', '=', 'x'],
    returning: ['x', 'excluded', '=', 'x', 'playing', 'over'],
  },
);

/** The current session of play, over all games and devices (PROT-05). `stop` closes the games. */
export const realityTable = stateTable(
  [
    ['bet', 'player'],
    ['intervalOver', 'clock'],
    ['roundEnds', 'clock'],
    ['continue', 'player'],
    ['stop', 'player'],
    ['idle', 'clock'],
  ],
  // oxfmt-ignore
  {
    idle: ['counting', '=', '=', 'x', 'x', '='],
    counting: ['counting', 'due', '=', 'x', 'x', 'idle'],
    due: ['x', '=', 'asking', 'x', 'x', 'idle'],
    asking: ['x', '=', '=', 'counting', 'idle', 'idle'],
  },
);

export const stateTables = {
  deposit: depositTable,
  withdrawal: withdrawalTable,
  promotion: promotionTable,
  reward: rewardTable,
  envelope: envelopeTable,
  contract: contractTable,
  goodsOrder: goodsOrderTable,
  limit: limitTable,
  standing: standingTable,
  reality: realityTable,
} as const;
