import { useSearchParams } from 'react-router-dom';
import { useSession } from '#src/app/appActor.ts';
import { isRealAccount } from '#services/contract/roles.ts';
import { GoodsOrders } from './GoodsOrders.tsx';
import { GoodsPage } from './GoodsPage.tsx';
import { MallHome } from './MallHome.tsx';
import { PointsHistory } from './PointsHistory.tsx';
import { RealAccountOnly } from './RealAccountOnly.tsx';

/**
 * /m/mall/mallHome: what points are redeemed for (BEN-04, BEN-14); with `goods` one of them, with `?page=orders` the own
 * orders, with `?page=history` what has moved the own points.
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
