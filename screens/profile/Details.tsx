import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Group } from '#screens/ui/layout/Group.tsx';
import type { Contact, Profile } from '@araw/contract/accounts/member';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import { ContactForm } from './ContactForm.tsx';
import { DetailRow } from './DetailRow.tsx';
import { NicknameForm } from './NicknameForm.tsx';

type Editing = 'nickname' | Contact | null;

/** The account's details; those that the operator lets the player change can be edited in place. */
export function Details({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { formatDate } = useMerchantDates();
  const [editing, setEditing] = useState<Editing>(null);
  const close = () => setEditing(null);
  const editable = (what: 'nickname' | Contact) =>
    profile.editable.includes(what) ? { onEdit: () => setEditing(what), editing: editing === what } : {};

  /** A change in progress, or a step still to be done. */
  function noteOf(contact: Contact, unproved: boolean): string | null {
    if (!profile.editable.includes(contact)) return null;
    const open = profile.changing.find((change) => change.contact === contact);
    if (open) return t('contactChange.waiting', { address: open.address });
    return unproved ? t('contactChange.unproved') : null;
  }

  return (
    <Group title={t('profile.details')}>
      <DetailRow label={t('profile.account')} value={profile.account} />
      <DetailRow label={t('profile.nickname')} value={profile.nickname} {...editable('nickname')}>
        <NicknameForm nickname={profile.nickname} onClose={close} />
      </DetailRow>
      <DetailRow
        label={t('profile.email')}
        value={profile.email}
        note={noteOf('email', profile.email !== '' && !profile.emailProved)}
        {...editable('email')}
      >
        <ContactForm contact="email" profile={profile} onClose={close} />
      </DetailRow>
      <DetailRow
        label={t('profile.mobile')}
        value={profile.mobile}
        note={noteOf('mobile', profile.mobile !== '' && !profile.mobileProved)}
        ltr
        {...editable('mobile')}
      >
        <ContactForm contact="mobile" profile={profile} onClose={close} />
      </DetailRow>
      <DetailRow label={t('profile.payeeName')} value={profile.payeeName} />
      <DetailRow label={t('profile.registeredOn')} value={formatDate(profile.regDate)} ltr />
    </Group>
  );
}
