import { asc } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { downloadLinks } from '#operator/database/tables/content.tables.ts';
import type { HandlerValue } from '@araw/contract/calls/calls';
import { customerServiceEntries } from './customerService.ts';

type StatusInfo = HandlerValue<'systemStatus'>['info'];

/** The content part of the system status: support channels and download links (BOOT-05). */
export async function contentOfStatus(
  context: OperatorContext,
): Promise<Required<Pick<StatusInfo, 'customerService' | 'resources'>>> {
  const links = await context.database
    .select({ resourceType: downloadLinks.resourceType, url: downloadLinks.url })
    .from(downloadLinks)
    .orderBy(asc(downloadLinks.position));
  // The seed's downloads are pages of the sandbox.
  const resources = links.filter(({ url }) => context.sandbox || !url.startsWith('/sandbox/'));
  return { customerService: await customerServiceEntries(context), resources };
}
