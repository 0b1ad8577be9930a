import * as v from 'valibot';
import { type Handlers, signedIn } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { languageKey } from '#operator/core/languages.ts';
import { id } from '@araw/contract/values/fields';
import { currentAnnouncements, markRead } from './announcements.ts';
import { helpIn } from './help.ts';
import { openedAddress, customerServiceEntries } from './customerService.ts';
import { acceptTerms, ownTermsOf, termsOf } from './terms.ts';

/** Calls about the operator's content: banners, promotions, help and support channels. */
export const contentHandlers = {
  async readAnnouncement({ announcementId }, caller, context) {
    const read =
      v.is(id, announcementId) && (await markRead(context, signedIn(caller).id, Number(announcementId)));
    if (!read) throw new Refusal('notFound');
    return {};
  },

  async notices(_request, caller, context) {
    const shown = await currentAnnouncements(['PL'], 'EN', caller, context);
    return { list: shown.map(({ announcement }) => announcement) };
  },

  async customerService(_request, _caller, context) {
    return { list: await customerServiceEntries(context) };
  },

  async openCustomerService({ path }, _caller, context) {
    return { url: await openedAddress(context, path) };
  },

  terms: (request, _caller, context) => termsOf(context, request),

  ownTerms: ({ language }, caller, context) => ownTermsOf(context, signedIn(caller).id, language),

  async acceptTerms({ version, language }, caller, context) {
    const { id } = signedIn(caller);
    await acceptTerms(context, id, version);
    return ownTermsOf(context, id, language);
  },

  async helpCenter({ lang }, _caller, context) {
    return helpIn(context, languageKey(lang));
  },
} satisfies Partial<Handlers>;
