import { History, Search, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { useStored } from '#src/app/hooks/useStored.ts';
import styles from './GameList.module.css';
import { withSearch } from './recentSearches.ts';

interface SearchBoxProps {
  /** The player came to search: the field has the focus. */
  focused: boolean;
  /** What the list searches for, trimmed. */
  name: string;
  onType: (name: string) => void;
}

/** Searches by name while it is typed; an empty field offers what was searched for lately (LIST-04). */
export function SearchBox({ focused, name, onType }: SearchBoxProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(name);
  const [recent, setRecent] = useStored('recentSearches');
  // Stays open when the field is left: what closes under a finger takes its tap away.
  const [open, setOpen] = useState(focused);
  // The chart trims, and forgets the name with the other filters.
  const shown = typed.trim() === name ? typed : name;

  const type = (text: string) => {
    setTyped(text);
    onType(text);
  };

  return (
    <search className={styles.search}>
      <div className={styles.searchBox}>
        <Search size={18} aria-hidden />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          aria-label={t('gameList.search')}
          placeholder={t('gameList.search')}
          value={shown}
          onChange={(event) => type(event.target.value)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The player tapped the search.
          autoFocus={focused}
          onFocus={() => setOpen(true)}
          onBlur={() => setRecent(withSearch(recent, shown))}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
        {shown !== '' && (
          <IconButton icon={X} size={18} label={t('gameList.searchClear')} onClick={() => type('')} />
        )}
      </div>
      {open && shown === '' && recent.length > 0 && (
        <ul className={styles.recent} aria-label={t('gameList.recentSearches')}>
          {recent.map((term) => (
            <li key={term}>
              <button type="button" className={styles.chip} onClick={() => type(term)}>
                <History size={14} aria-hidden />
                <bdi>{term}</bdi>
              </button>
            </li>
          ))}
          <li>
            <IconButton
              icon={X}
              size={18}
              label={t('gameList.forgetSearches')}
              onClick={() => setRecent([])}
            />
          </li>
        </ul>
      )}
    </search>
  );
}
