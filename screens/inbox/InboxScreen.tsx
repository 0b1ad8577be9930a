import { CheckCheck, Mail, MailOpen, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Block } from '#screens/shared/loading/Block.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import rows from '#screens/ui/layout/Group.module.css';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { OperatorHtml } from '#screens/shared/operatorHtml/OperatorHtml.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { historySettled, leaveLayers, useBackCloses } from '#screens/ui/dialogs/useBackCloses.ts';
import { useUnreadCounts, useUnreadWatch } from '#src/app/hooks/useUnreadCounts.ts';
import type { InboxMessage, InboxPage } from '@araw/contract/messages/messages';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import shared from '#screens/shared/messages/messages.module.css';
import styles from './Inbox.module.css';
import { useInbox } from './useInbox.ts';
import { whileOpen } from '#src/app/whileOpen.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

type Inbox = ReturnType<typeof useInbox>;

/** /m/webEmail: messages to the player (MSG-03). */
export function InboxScreen() {
  const { t } = useTranslation();
  const inbox = useInbox();
  useUnreadWatch(whileOpen);
  useListedFromStart();
  return (
    <div className={layout.page}>
      <Block query={inbox.messages} skeleton={<Skeleton className={shared.loading} />}>
        {(page) => <Messages inbox={inbox} page={page} />}
      </Block>
      {inbox.asking && (
        <ConfirmDialog
          title={t('inbox.deleteTitle')}
          text={t('inbox.deleteText')}
          confirmLabel={t('inbox.delete')}
          onCancel={inbox.keep}
          onConfirm={inbox.confirmDeletion}
        />
      )}
    </div>
  );
}

/** Returning to a history entry with an open message shows the list; going back leaves the list. */
function useListedFromStart() {
  useEffect(() => void historySettled().then(leaveLayers), []);
}

function Messages({ inbox, page: { list, totalPages } }: { inbox: Inbox; page: InboxPage }) {
  const { t } = useTranslation();
  const { inbox: unread } = useUnreadCounts();
  usePageInReach(inbox, totalPages);
  if (list.length === 0) {
    return <EmptyState icon={Mail} title={t('inbox.emptyTitle')} hint={t('inbox.emptyHint')} />;
  }
  return (
    <>
      <Button
        small
        className={layout.atEnd}
        icon={<CheckCheck size={18} aria-hidden />}
        busy={inbox.markingAll}
        disabled={!inbox.canWrite || (unread === 0 && list.every(({ read }) => read))}
        onClick={inbox.markAllRead}
      >
        {t('inbox.markAll')}
      </Button>
      <ul className={rows.card} aria-label={t('inbox.list')}>
        {list.map((message) => (
          <Message key={message.id} message={message} inbox={inbox} />
        ))}
      </ul>
      {totalPages > 1 && <Pages inbox={inbox} totalPages={totalPages} />}
    </>
  );
}

/** Deleting messages can remove the current page. */
function usePageInReach({ page, choosePage }: Inbox, totalPages: number) {
  useEffect(() => {
    if (page > totalPages && totalPages > 0) choosePage(totalPages);
  });
}

function Message({ message, inbox }: { message: InboxMessage; inbox: Inbox }) {
  const { t } = useTranslation();
  const { formatDateTime } = useMerchantDates();
  const contentId = useId();
  const { id, title, content, trimmed, sentAt, read } = message;
  const isOpen = inbox.openId === id;
  const Icon = read ? MailOpen : Mail;
  return (
    <li>
      <div className={styles.message}>
        <button
          type="button"
          className={`${rows.row} ${shared.rowButton}`}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => (isOpen ? inbox.close() : inbox.open(message))}
        >
          <Icon size={20} aria-hidden />
          <span className={rows.label} data-unread={!read || undefined}>
            <bdi>{title}</bdi>
            <small className={shared.below}>
              <bdi>{formatDateTime(sentAt)}</bdi>
              {!read && <b className={styles.unread}>{t('inbox.unread')}</b>}
            </small>
          </span>
        </button>
        <IconButton
          icon={Trash2}
          size={18}
          label={t('inbox.deleteNamed', { title })}
          disabled={!inbox.canWrite}
          onClick={() => inbox.askToDelete(id)}
        />
      </div>
      <div id={contentId} hidden={!isOpen} className={styles.opened}>
        {isOpen && <OpenMessage content={content} trimmed={trimmed} onClose={inbox.close} />}
      </div>
    </li>
  );
}

interface OpenMessageProps extends Pick<InboxMessage, 'content' | 'trimmed'> {
  onClose: () => void;
}

/** A message's content; going back closes it. */
function OpenMessage({ content, trimmed, onClose }: OpenMessageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useBackCloses(onClose);
  // The message has its own history entry: replace it.
  const follow = useCallback((path: string) => void navigate(path, { replace: true }), [navigate]);
  return (
    <>
      <OperatorHtml html={content} onInsideLink={follow} />
      {trimmed && <p className={typography.quiet}>{t('inbox.trimmed')}</p>}
    </>
  );
}

function Pages({ inbox: { page, choosePage }, totalPages }: { inbox: Inbox; totalPages: number }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.pages} aria-label={t('inbox.pages')}>
      <Button small disabled={page <= 1} onClick={() => choosePage(page - 1)}>
        {t('inbox.newer')}
      </Button>
      <span aria-current="page">{t('inbox.page', { page, pages: totalPages })}</span>
      <Button small disabled={page >= totalPages} onClick={() => choosePage(page + 1)}>
        {t('inbox.older')}
      </Button>
    </nav>
  );
}
