import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Group } from '#screens/parts/Group.tsx';
import type { Profile } from '#services/contract/member.ts';
import { formatDate } from '#services/dates.ts';
import { DetailRow } from './DetailRow.tsx';
import { EmailForm } from './EmailForm.tsx';
import { NicknameForm } from './NicknameForm.tsx';

type Editing = 'nickname' | 'email' | null;

/** The account's details; what the operator lets the player change can be edited where it stands. */
export function Details({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<Editing>(null);
  const close = () => setEditing(null);
  const editable = (what: 'nickname' | 'email') =>
    profile.editable.includes(what) ? { onEdit: () => setEditing(what), editing: editing === what } : {};

  return (
    <Group title={t('profile.details')}>
      <DetailRow label={t('profile.account')} value={profile.account} />
      <DetailRow label={t('profile.nickname')} value={profile.nickname} {...editable('nickname')}>
        <NicknameForm nickname={profile.nickname} onClose={close} />
      </DetailRow>
      <DetailRow label={t('profile.email')} value={profile.email} {...editable('email')}>
        <EmailForm email={profile.email} onClose={close} />
      </DetailRow>
      <DetailRow label={t('profile.mobile')} value={profile.mobile} ltr />
      <DetailRow label={t('profile.payeeName')} value={profile.payeeName} />
      <DetailRow label={t('profile.registeredOn')} value={formatDate(profile.regDate)} ltr />
    </Group>
  );
}
