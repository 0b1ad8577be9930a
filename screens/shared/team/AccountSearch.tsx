import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { readName } from '@araw/contract/values/typedText';
import styles from './AccountSearch.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface AccountSearchProps {
  /** '' for none. */
  account: string;
  onSearch: (account: string) => void;
}

/** Searches for the account whose line to show; an empty search shows the whole team. */
export function AccountSearch({ account, onSearch }: AccountSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ over: account, text: account });
  // An account chosen elsewhere replaces the text typed before.
  const text = typed.over === account ? typed.text : account;
  return (
    <search className={styles.search}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const searched = readName(text);
          // Clearing the account elsewhere must clear the typed text too.
          setTyped({ over: searched, text: searched });
          onSearch(searched);
        }}
      >
        <input
          className={styles.input}
          type="search"
          dir="auto"
          value={text}
          maxLength={128}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={t('team.account')}
          placeholder={t('team.account')}
          onChange={(event) => setTyped({ over: account, text: event.target.value })}
        />
        <IconButton type="submit" icon={Search} label={t('team.search')} className={layout.fixed} />
      </form>
    </search>
  );
}
