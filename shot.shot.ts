import { chromium } from '@playwright/test';
import { startOperator } from '#tools/operatorProcess.ts';
import { findChromium } from '#tools/browser/chromium.ts';
const op = await startOperator();
const b = await chromium.launch(findChromium());
  const c = await b.newContext({ serviceWorkers:'block', viewport:{width:390,height:844}, deviceScaleFactor:2, isMobile:true, hasTouch:true, timezoneId:'Asia/Manila', locale:'en-US' });
  const p = await c.newPage();
  const net = await c.newCDPSession(p);
  await net.send('Network.enable');
  await net.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 300_000, uploadThroughput: 100_000 });
  await p.addInitScript(() => {
    new PerformanceObserver((list) => { for (const e of list.getEntries() as any[]) console.log(Math.round(e.startTime), e.value, JSON.stringify(e.sources.map((s:any)=>[s.node?.nodeName, s.node?.className, s.node?.textContent?.slice(0,30), s.previousRect, s.currentRect])), document.documentElement.outerHTML.slice(0,150), 'fonts', document.fonts.status); }).observe({type:'layout-shift', buffered:true});
  });
  p.on('console', (m) => console.log(m.text()));
  await p.goto(op.url + '/m/home'); await p.waitForTimeout(3000);
await b.close(); await op.stop();
