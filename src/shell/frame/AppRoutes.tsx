import { useLocation } from 'react-router-dom';
import { findRoute } from '#src/routes/routeTable.ts';
import { screenOf } from '#src/routes/screens.tsx';
import { Frame } from './Frame.tsx';

/** The screen of the row that the path leads to (SHELL-01): the table alone says what belongs to which path. */
export function AppRoutes() {
  const { pathname, search } = useLocation();
  return <Frame>{screenOf(findRoute(pathname), search)}</Frame>;
}
