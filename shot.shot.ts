import { chromium } from '@playwright/test';
import { startOperator } from '#tools/operatorProcess.ts';
import { findChromium } from '#tools/browser/chromium.ts';
const op = await startOperator();
const b = await chromium.launch(findChromium());
for (const path of ['/m/ipLimit','/m/serviceLimit','/m/home','/m/login']) for (const [lang,theme] of [['EN','dark'],['AR','light'],['EN','light']]) {
  const c = await b.newContext({ serviceWorkers:'block', viewport:{width:390,height:844}, timezoneId:'Asia/Manila', locale:'en-US' });
  const p = await c.newPage();
  await p.addInitScript(([l,t]) => { localStorage.setItem('language', l!); localStorage.setItem('theme', t!); }, [lang,theme]);
  p.on('pageerror', (e) => console.log(path, lang, theme, String(e).slice(0,150)));
  await p.goto(op.url + path); await p.waitForTimeout(800);
  console.log(path, lang, theme, await p.locator('main').innerText().then((t)=>t.slice(0,80).replace(/\n/g,'|')));
  await c.close();
}
await b.close(); await op.stop();
