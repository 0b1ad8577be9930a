import { History, Search, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { isEnter } from '#screens/ui/typing/enter.ts';
import { useComposed } from '#screens/ui/typing/useComposed.ts';
import { useStored } from '#src/app/hooks/useStored.ts';
import { readLine } from '@araw/contract/values/typedText';
import styles from './GameList.module.css';
import { withSearch } from './recentSearches.ts';
import search from '#screens/ui/typing/search.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface SearchBoxProps {
  /** Focuses the field, for players who tapped search to get here. */
  focused: boolean;
  /** The list's current search text, trimmed. */
  name: string;
  onType: (name: string) => void;
}

/** Searches by name as the player types; an empty field offers recent searches (LIST-04). */
export function SearchBox({ focused, name, onType }: SearchBoxProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(name);
  const [recent, setRecent] = useStored('recentSearches');
  // Stays open on blur: closing under a finger would swallow its tap.
  const [open, setOpen] = useState(focused);
  // The chart trims the name and clears it with the other filters.
  const shown = readLine(typed) === name ? typed : name;

  const type = (text: string) => {
    setTyped(text);
    onType(readLine(text));
  };
  const composed = useComposed(shown, type);

  return (
    <search className={layout.grow}>
      <div className={search.box}>
        <Search size={18} aria-hidden />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          aria-label={t('gameList.search')}
          placeholder={t('gameList.search')}
          {...composed}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The player tapped the search.
          autoFocus={focused}
          onFocus={() => setOpen(true)}
          onBlur={() => setRecent(withSearch(recent, shown))}
          onKeyDown={(event) => isEnter(event) && event.currentTarget.blur()}
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
