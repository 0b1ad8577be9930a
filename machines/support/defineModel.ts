import type { Cast, Model } from '@araw/flow/model';
import type { MemberType } from '@araw/contract/calls/roles';
import type { RequirementId as OurRequirementId } from '#tools/requirements/register.ts';

declare module '@araw/flow/model' {
  interface Register {
    requirement: OurRequirementId;
  }

  interface Model<Context = any, Known = any> {
    /** Classes of types the chart treats the same; the first represents its class. If omitted, each is its own. */
    typesAlike?: readonly (readonly MemberType[])[];
  }
}

const cast: Cast = { user: 'the player', answering: 'the operator' };

/** One of this repository's models; `cast` adds the actors to its sentences. */
export const defineModel = <Context, Known = any>(model: Model<Context, Known>): Model<Context, Known> => ({
  cast,
  ...model,
});
