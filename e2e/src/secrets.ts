import type { Page } from 'playwright-core';

/** Everything that a page could give away: its document, what it keeps, and what it tells screen readers. */
async function everythingIn(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const spoken = nodes.flatMap(({ name, value, description, properties = [] }) =>
    [name, value, description, ...properties.map((each) => each.value)].map((each) => String(each?.value)),
  );
  const written = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    // Where something is drawn is measured in pixels, of which there are as many as cards.
    const isMeasure = /^(?:style|d|x|y|r|cx|cy|width|height|viewBox|transform|points|class)$/;
    const attributes = elements.flatMap((element) =>
      [...element.attributes].filter(({ name }) => !isMeasure.test(name)).map(({ value }) => value),
    );
    const texts = elements.flatMap((element) =>
      element.matches('script, style')
        ? []
        : [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue),
    );
    // Games on this device are whole in its storage: whoever wants to look at their own device may.
    const kept = Object.entries({ ...localStorage, ...sessionStorage })
      .filter(([key]) => !/^sixfold\.(?:game|played)/.test(key))
      .map(([, value]) => String(value));
    return [...attributes, ...texts, ...kept];
  });
  return [...spoken, ...written].join('\n');
}

/** Which of these secrets stand in a page, as words of their own. */
export async function secretsIn(page: Page, secrets: readonly string[]): Promise<string[]> {
  const everything = await everythingIn(page);
  return secrets.filter((secret) => new RegExp(`(?<![\\w.])${secret}(?![\\w.])`).test(everything));
}
