import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities } from 'selenium-webdriver';

/** A browser with one page. Use XPath for elements: both drivers support it. */
export interface Engine {
  name: string;
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  read<Value>(expression: string): Promise<Value>;
  click(xpath: string): Promise<void>;
  /** Replaces a field's text. */
  type(xpath: string, text: string): Promise<void>;
  close(): Promise<void>;
}

export interface EngineKind {
  name: string;
  /** Describes what this machine lacks to run it; '' if nothing. */
  lacks: string;
  start(): Promise<Engine>;
}

const size = { width: 390, height: 844 };

const firstOf = (paths: string[]) => paths.find((path) => existsSync(path));

const firefox = firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']);
const webKitDriver = firstOf(['/usr/bin/WebKitWebDriver']);
const miniBrowser = firstOf([
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
]);
const xvfb = firstOf(['/usr/bin/Xvfb']);

const missing = (parts: Record<string, string | undefined>) =>
  Object.entries(parts)
    .filter(([, path]) => path === undefined)
    .map(([name]) => name)
    .join(', ');

export const kinds: EngineKind[] = [
  { name: 'Firefox', lacks: missing({ 'firefox-esr': firefox }), start: startFirefox },
  {
    name: 'WebKitGTK',
    lacks: missing({ 'webkit2gtk-driver': webKitDriver && miniBrowser, xvfb }),
    start: startWebKit,
  },
];

/** Firefox over WebDriver BiDi, which needs no separate driver. */
async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox ?? '',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  });
  const page = await browser.newPage();
  await page.setViewport(size).catch((error: Error) => {
    // Firefox 140 sets the size, but has no orientation to set.
    if (!error.message.includes('unknown command')) throw error;
  });
  const find = async (xpath: string) => {
    const element = await page.$(`::-p-xpath(${xpath})`);
    if (!element) throw new Error(`there is no ${xpath}`);
    return element;
  };
  return {
    name: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    read: (expression) => page.evaluate(expression) as Promise<never>,
    click: async (xpath) => (await find(xpath)).click(),
    async type(xpath, text) {
      const element = await find(xpath);
      await element.click({ count: 3 });
      await element.type(text);
    },
    close: () => browser.close(),
  };
}

/** WebKitGTK with its own driver, on a virtual screen. */
async function startWebKit(): Promise<Engine> {
  const screen = spawn(xvfb ?? '', ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(webKitDriver ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
    },
  });
  const end = () => endAll([driver, screen]);
  try {
    await answering(port);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    });
    const browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build();
    await browser
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    const find = (xpath: string) => browser.findElement(By.xpath(xpath));
    return {
      name: `WebKitGTK, as Safari ${await browser.executeScript<string>('return /Version.([0-9.]+)/.exec(navigator.userAgent)[1]')}`,
      open: (url) => browser.get(url),
      read: (expression) => browser.executeScript(`return (${expression});`) as Promise<never>,
      async click(xpath) {
        const element = find(xpath);
        // The driver scrolls as little as it can, which leaves the element below the bar at the bottom of the page.
        await browser.executeScript("arguments[0].scrollIntoView({ block: 'center' });", element);
        await element.click();
      },
      async type(xpath, text) {
        const element = find(xpath);
        await element.clear();
        await element.sendKeys(text);
      },
      async close() {
        await browser.quit();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

function endAll(children: ChildProcess[]) {
  for (const child of children) child.kill();
}

async function answering(port: number) {
  const until = Date.now() + 20_000;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer) return;
    if (Date.now() > until) throw new Error('the driver does not answer');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
