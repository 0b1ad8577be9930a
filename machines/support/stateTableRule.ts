import { cellOf, type StateTable } from '@araw/contract/values/stateTables';
import { isSame } from '@araw/flow/canonical';
import type { Call, Rule, View } from '@araw/flow/model';

interface Binding<State extends string, Event extends string, Shown, Known> {
  /** The state of the table's subject as the chart shows it; null while no event could apply. */
  stateOf: (view: View<Shown, Known>) => State | null;
  /** The table's event that a tap leads to, by the chart's event. */
  taps: Readonly<Record<string, Event>>;
  /** The table's event that a call requests; null for calls that request none. */
  asks: (call: Call) => Event | null;
}

/**
 * The rule that a chart obeys a state table (CASH-22). In a state whose cell rejects the event, the chart neither
 * accepts the tap nor makes the call. The same applies while there is no state.
 */
export function stateTableRule<State extends string, Event extends string, Shown, Known>(
  name: string,
  table: StateTable<State, Event>,
  { stateOf, taps, asks }: Binding<State, Event, Shown, Known>,
): Rule<Shown, Known> {
  return {
    text: `actions that the state table of the ${name} rejects are neither offered nor requested`,
    requirements: ['CASH-22'],
    neverStep: (from, step, to, actions, calls) => {
      const tapped = step.kind === 'user' ? taps[step.event.type] : undefined;
      const isTaken = !isSame(from.value, to.value) || actions.length > 0 || calls.length > 0;
      const events = [tapped !== undefined && isTaken ? tapped : null, ...calls.map(asks)];
      const state = stateOf(from);
      return events.some(
        (event) => event !== null && (state === null || cellOf(table, state, event) === 'x'),
      );
    },
  };
}
