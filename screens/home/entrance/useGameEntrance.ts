import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { gameEntranceMachine } from '#machines/gameEntrance/gameEntrance.machine.ts';
import { categoryPath, type EntranceTab, entranceTabs } from '#machines/gameEntrance/gameEntrance.rules.ts';
import { usePlayVendor } from '#screens/shared/games/usePlayVendor.ts';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import type { VendorConfig } from '@araw/contract/games/games';

const noVendors: VendorConfig = { sorting: [], mapping: {} };

export const tabElementId = ({ id }: EntranceTab) => `category-${id}`;

/** Joins the game menu's chart with the vendors, the navigation and the launch (ENT-01, ENT-02). */
export function useGameEntrance() {
  const { queries } = useServices();
  const navigate = useNavigate();
  const playVendor = usePlayVendor();
  const vendors = useQuery(queries.vendors(useDataLanguage()));
  const tabs = useMemo(() => entranceTabs(vendors.data ?? noVendors), [vendors.data]);

  const [snapshot, send] = useChart(gameEntranceMachine, {
    actions: {
      scrollTabIntoView: (_, tab) => {
        window.history.replaceState({ ...window.history.state, tab: tab.id }, '');
        document.getElementById(tabElementId(tab))?.scrollIntoView?.({ block: 'nearest' });
      },
      goToPromotions: () => void navigate('/m/activity'),
      goToCategoryPage: (_, tab) => {
        if ('opens' in tab) void navigate(categoryPath(tab.id));
      },
      launchVendor: (_, tab) => {
        if (!('vendors' in tab)) return;
        const [vendor] = tab.vendors;
        if (vendor) playVendor(vendor, tab.gameType);
      },
    },
  });

  // Restores the open tab when the player returns to the lobby.
  useEffect(() => {
    const left = tabs.find(({ id }) => id === window.history.state?.tab);
    if (left) send({ type: 'tab.chosen', tab: left });
  }, [tabs, send]);

  const shown: EntranceTab['id'] = snapshot.hasTag('category')
    ? (snapshot.context.category ?? 'HOME')
    : snapshot.hasTag('hot')
      ? 'HOT'
      : 'HOME';

  return {
    // Tabs after the categories wait for them, so that nothing jumps.
    tabs: vendors.isPending ? tabs.filter(({ id }) => id !== 'PROMO') : tabs,
    waiting: vendors.isPending,
    shown: tabs.find(({ id }) => id === shown) ?? { id: 'HOME' as const },
    choose: (tab: EntranceTab) => send({ type: 'tab.chosen', tab }),
  };
}
