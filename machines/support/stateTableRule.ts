import { cellOf, type StateTable } from '#services/contract/stateTables.ts';
import { canonical } from '@araw/flow/canonical';
import type { Call, Rule, View } from '@araw/flow/model';

interface Binding<State extends string, Event extends string, Shown, Known> {
  /** What the chart shows of whatever the table is about; null while there is nothing that an event could be for. */
  stateOf: (view: View<Shown, Known>) => State | null;
  /** The table's event that a tap leads up to, by the chart's event. */
  taps: Readonly<Record<string, Event>>;
  /** The table's event that a call asks for; null for calls that ask for none. */
  asks: (call: Call) => Event | null;
}

/**
 * The rule that a chart keeps to a state table (CASH-22): in a state whose cell rejects the event it neither takes the
 * tap nor makes the call, and it does neither while there is nothing to move.
 */
export function stateTableRule<State extends string, Event extends string, Shown, Known>(
  name: string,
  table: StateTable<State, Event>,
  { stateOf, taps, asks }: Binding<State, Event, Shown, Known>,
): Rule<Shown, Known> {
  return {
    text: `what the state table of the ${name} rejects is neither offered nor asked for`,
    requirements: ['CASH-22'],
    neverStep: (from, step, to, actions, calls) => {
      const tapped = step.kind === 'user' ? taps[step.event.type] : undefined;
      const isTaken = canonical(from.value) !== canonical(to.value) || actions.length > 0 || calls.length > 0;
      const events = [tapped !== undefined && isTaken ? tapped : null, ...calls.map(asks)];
      const state = stateOf(from);
      return events.some(
        (event) => event !== null && (state === null || cellOf(table, state, event) === 'x'),
      );
    },
  };
}
