import { isSame } from '@araw/flow/canonical';
import type { Rule, StateView, Step } from '@araw/flow/model';

interface Failing {
  error: { code: string } | null;
}
type Failed = Pick<StateView, 'matches'> & { context: Failing };

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isOff = ({ context: { error } }: { context: Failing }) => error?.code === 'switchedOff';

/** The error of a read that the operator has switched off, for an actor's `error` cases. */
export const switchedOff = { 'switched off': { code: 'switchedOff', message: '', requestId: '' } };

/** The actor's answer: switched off by the operator. */
export const isSwitchedOffBy = (step: Step, actor: string) =>
  step.kind === 'answer' &&
  step.actor === actor &&
  !step.ok &&
  (step.value as { code?: unknown }).code === 'switchedOff';

/** A "Try again" tap that is accepted because the page failed to load, in the chart's state `place`. */
export const triesAgain = (from: Failed, step: Step, place = 'unavailable') =>
  from.matches(place) && isUser(step, 'retry.requested') && !isOff(from);

/** A page that failed to load is reloaded: the player asks for it, or the network is back. */
export const readsAnew = (from: Failed, step: Step) =>
  triesAgain(from, step) || (from.matches('unavailable') && isUser(step, 'net.returned'));

/** A page that failed to load, whether a retry may help or not. */
export const cannotRead = ({ matches }: Pick<StateView, 'matches'>) =>
  matches('unavailable') || matches('notOffered');

/**
 * The rule that "Try again" is accepted after a page failed to load, unless the operator switched it off (NET-05).
 * `place` is the chart's state for such a page.
 */
export const switchedOffRule = <Shown extends Failing, Known>(place = 'unavailable'): Rule<Shown, Known> => ({
  text: 'a failed read can be retried on request, unless the operator has switched it off',
  requirements: ['NET-05'],
  neverStep: (from, step, to, actions, calls) => {
    const isTaken = !isSame(from.value, to.value) || actions.length > 0 || calls.length > 0;
    return from.matches(place) && isUser(step, 'retry.requested') && isTaken === isOff(from);
  },
});

/** The rule that a page ends if the operator has switched off what `actor` reads in the state `place` (NET-05). */
export const notOfferedRule = <Shown, Known>(actor: string, place = 'loading'): Rule<Shown, Known> => ({
  text: 'a feature that the operator has switched off ends calmly: there is nothing to retry',
  requirements: ['NET-05'],
  neverStep: (from, step, to) =>
    from.status === 'active' &&
    (from.matches(place) && isSwitchedOffBy(step, actor)) !==
      (to.matches('notOffered') && to.status === 'done'),
});
