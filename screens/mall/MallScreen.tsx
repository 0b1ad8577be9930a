import { useSearchParams } from 'react-router-dom';
import { useSession } from '#src/app/appActor.ts';
import { isRealAccount } from '@araw/contract/calls/roles';
import { GoodsOrders } from './GoodsOrders.tsx';
import { GoodsPage } from './GoodsPage.tsx';
import { MallHome } from './MallHome.tsx';
import { PointsHistory } from './PointsHistory.tsx';
import { RealAccountOnly } from './RealAccountOnly.tsx';

/**
 * /m/mall/mallHome: goods to redeem points for (BEN-04, BEN-14). `goods` shows one of them, `?page=orders` the
 * player's orders, and `?page=history` the points history.
 */
export function MallScreen() {
  const [query] = useSearchParams();
  const isReal = isRealAccount(useSession()?.type ?? null);
  const goods = query.get('goods');
  const page = query.get('page');
  if (goods !== null) return <GoodsPage key={goods} id={goods} />;
  if (page === 'orders') return <GoodsOrders />;
  if (!isReal) return <RealAccountOnly />;
  return page === 'history' ? <PointsHistory /> : <MallHome />;
}
