import type { Call } from '@araw/contract/calls/call';
import { type CallName, calls } from '@araw/contract/calls/calls';
import { type Access, decide, type MemberType, type RefusalReason } from '@araw/contract/calls/roles';
import { type RouteRow, routeTable } from '#src/routes/routeTable.ts';

/** A member type that no specification knows. */
export const unknownType = 99;

/** SES-02: a visitor, every type in the specifications, and one that isn't. */
export const memberTypes: readonly MemberType[] = [null, 0, 1, 2, 4, 40, 41, 42, unknownType];

/** What a player gets at a route or call: access, or why not. */
export type Outcome = 'allowed' | RefusalReason;

/** Decision of the role table. */
export interface Ruling {
  outcome: Outcome;
  /** Where the refused player is sent; null stays, with a notice. */
  goTo: string | null;
}

/** One answer of the running operator. */
export interface CallAnswer {
  call: CallName;
  type: MemberType;
  status: number;
  /** The refusal's code; empty for a success. */
  code: string;
}

export interface RouteCell {
  type: MemberType;
  says: Ruling;
}

/** `met` is `unclear` if the answer says nothing about roles, such as an ended session or a crash. */
export interface CallCell extends RouteCell {
  met: Outcome | 'unclear';
  status: number;
  code: string;
  agrees: boolean;
}

export interface RouteLine {
  id: string;
  path: string;
  access: Access;
  cells: RouteCell[];
}

export interface CallLine {
  name: CallName;
  address: string;
  purpose: string;
  access: Access;
  cells: CallCell[];
}

/** Member type × route × call; a line's cells are in the order of `memberTypes`. */
export interface Matrix {
  routes: RouteLine[];
  calls: CallLine[];
}

export interface Difference {
  line: CallLine;
  cell: CallCell;
}

export function ruling(access: Access, type: MemberType): Ruling {
  const decision = decide(access, type);
  return decision.allowed
    ? { outcome: 'allowed', goTo: null }
    : { outcome: decision.reason, goTo: decision.goTo };
}

const reasons: Record<string, RefusalReason> = {
  notLoggedIn: 'loginRequired',
  realAccountOnly: 'realAccountOnly',
  freeReject: 'freeReject',
  nonMember: 'nonMember',
  nonAgent: 'nonAgent',
};

/** Refusals that occur only after the role guard has let the call through. */
const beyondTheGuard = new Set([400, 404, 409, 413, 501]);

/** What an answer reveals about roles. */
export function outcomeOf({ status, code }: Pick<CallAnswer, 'status' | 'code'>): Outcome | 'unclear' {
  const reason = reasons[code];
  if (reason) return reason;
  return status === 200 || beyondTheGuard.has(status) ? 'allowed' : 'unclear';
}

/** Throws if some member type didn't try a call. */
export function matrixOf(answers: readonly CallAnswer[]): Matrix {
  const rows: readonly RouteRow[] = routeTable;
  return {
    routes: rows.map(({ id, paths, access }) => ({
      id,
      path: paths[0],
      access,
      cells: memberTypes.map((type) => ({ type, says: ruling(access, type) })),
    })),
    calls: (Object.keys(calls) as CallName[]).map((name) => callLine(name, answers)),
  };
}

function callLine(name: CallName, answers: readonly CallAnswer[]): CallLine {
  const { method, path, purpose, access }: Call = calls[name];
  const cells = memberTypes.map((type): CallCell => {
    const answer = answers.find((tried) => tried.call === name && tried.type === type);
    if (!answer) throw new Error(`${name} was not tried by ${typeName(type)}`);
    const { status, code } = answer;
    const [says, met] = [ruling(access, type), outcomeOf(answer)];
    return { type, says, met, status, code, agrees: says.outcome === met };
  });
  return { name, address: `${method} ${path}`, purpose, access, cells };
}

/** Where the operator deviates from the role table. */
export const differences = ({ calls: lines }: Matrix): Difference[] =>
  lines.flatMap((line) => line.cells.filter(({ agrees }) => !agrees).map((cell) => ({ line, cell })));

/** inbox, type 4: the table says freeReject, the operator allowed (200). */
export const differenceWords = ({
  line: { name },
  cell: { type, says, met, status, code },
}: Difference): string =>
  `${name}, ${typeName(type)}: the table says ${says.outcome}, the operator ${met} (${[status, code].filter(Boolean).join(' ')})`;

/** visitor, type 0, …, unknown (99). */
export function typeName(type: MemberType): string {
  if (type === null) return 'visitor';
  return type === unknownType ? `unknown (${type})` : `type ${type}`;
}
