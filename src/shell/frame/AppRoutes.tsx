import { useLocation } from 'react-router-dom';
import { findRoute } from '#src/routes/routeTable.ts';
import { screenOf } from '#src/routes/screens.tsx';
import { Frame } from './Frame.tsx';

/** The path's screen. Only the route table defines which screen belongs to which path (SHELL-01). */
export function AppRoutes() {
  const { pathname, search } = useLocation();
  return <Frame>{screenOf(findRoute(pathname), search)}</Frame>;
}
