import { useSearchParams } from 'react-router-dom';

/** The index in the address: null without one, -1 for an invalid one. */
export function useIndex(): number | null {
  const [search] = useSearchParams();
  const given = search.get('index');
  if (given === null) return null;
  return /^\d{1,4}$/u.test(given) ? Number(given) : -1;
}
