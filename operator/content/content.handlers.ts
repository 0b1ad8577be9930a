import * as v from 'valibot';
import { type Handlers, signedIn } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { languageKey } from '#operator/core/languages.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { id } from '#services/contract/fields.ts';
import { currentAnnouncements, markRead } from './announcements.ts';
import { helpIn } from './help.ts';
import { openedAddress, customerServiceEntries } from './customerService.ts';
import { termsIn } from './terms.ts';

/** The calls about what the operator tells: banners, promotions, help and support channels. */
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

  async availablePromotions({ language }, caller, context) {
    const shown = await currentAnnouncements(['PR'], languageKey(language), caller, context);
    return {
      list: shown.map(({ announcement: { id, title, promotionType, startDate, endDate } }) => ({
        id,
        title,
        promotionType: promotionType ?? '',
        startDate: startDate ?? null,
        endDate: endDate ?? null,
      })),
    };
  },

  async customerService(_request, _caller, context) {
    return { list: await customerServiceEntries(context) };
  },

  async openCustomerService({ path }, _caller, context) {
    return { url: await openedAddress(context, path) };
  },

  async terms({ kind, language }, _caller, context) {
    return termsIn(languageKey(language), kind, await merchantOf(context));
  },

  async helpCenter({ lang }, _caller, context) {
    return helpIn(context, languageKey(lang));
  },
} satisfies Partial<Handlers>;
