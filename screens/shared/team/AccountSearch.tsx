import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import styles from './AccountSearch.module.css';

interface AccountSearchProps {
  /** '' for none. */
  account: string;
  onSearch: (account: string) => void;
}

/** Whose line is shown, by account; nothing typed is the whole team. */
export function AccountSearch({ account, onSearch }: AccountSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ over: account, text: account });
  // What is chosen elsewhere takes the place of what was typed before.
  const text = typed.over === account ? typed.text : account;
  return (
    <search className={styles.search}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const searched = text.trim();
          // When it is cleared elsewhere, what was typed is gone, too.
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
        <IconButton type="submit" icon={Search} label={t('team.search')} className={styles.button} />
      </form>
    </search>
  );
}
