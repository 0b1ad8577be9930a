import type { Cast, Model } from '@araw/flow/model';
import type { MemberType } from '#services/contract/roles.ts';
import type { RequirementId as OurRequirementId } from '#tools/requirements/register.ts';

declare module '@araw/flow/model' {
  interface Register {
    requirement: OurRequirementId;
  }

  interface Model<Context = any, Known = any> {
    /** Member types that the chart treats the same: the first of each class stands for all of it. Each its own when left out. */
    typesAlike?: readonly (readonly MemberType[])[];
  }
}

const cast: Cast = { user: 'the player', answering: 'the operator' };

/** A model of ours, whose sentences say who acts. */
export const defineModel = <Context, Known = any>(model: Model<Context, Known>): Model<Context, Known> => ({
  cast,
  ...model,
});
