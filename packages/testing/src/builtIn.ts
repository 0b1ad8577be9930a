import * as v from 'valibot';
import { configuration } from '@araw/contract/calls/configuration';

/** The configuration of a site that sets nothing. */
export const builtIn = v.parse(configuration, {});
