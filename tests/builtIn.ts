import * as v from 'valibot';
import { configuration } from '#services/contract/configuration.ts';

/** The configuration of a site that says nothing. */
export const builtIn = v.parse(configuration, {});
