import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionLines, payFigures, payLines } from '@pinjian/contract/application-offer-pay.ts';
import { defaultLetter } from '@pinjian/contract/application-offer-settings.ts';
import { emptyOfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { accept, draftOffer, makeOffer, offerOf, readyForOffer } from '#testing/offer.ts';
import { pdfText } from '#testing/readers/pdf-text.ts';
import { useWorld } from '#testing/world.ts';
import { exportOffers } from '../export-offers.ts';
import { previewOfferLetter } from '../settings/preview-offer-letter.ts';
import { exportMyOfferLetter, exportOfferLetter } from './export-letter.ts';
import { printedLetter } from './letter-document.ts';

const world = useWorld();
const refused = ({ code }: { readonly code: number }) => expect.objectContaining({ name: 'Refusal', code });
const fileName = '录用意向书.pdf';
const plain = (text: string) => text.replaceAll(/\s+/g, '');

describe('a letter', () => {
  it('says every amount as the screen and what is taken along say it', async () => {
    const here = await readyForOffer(world);
    await makeOffer(here, { basePay: 2_543_217, bonus: 3_000_050, probationPercent: 80 });
    const [version] = (await offerOf(here)).versions;
    if (version === undefined) throw new Error('nothing was sent');
    const letter = plain(
      await pdfText(
        await exportMyOfferLetter(here.mine, { offerId: (await offerOf(here)).offerId, number: 1, fileName }),
      ),
    );
    const taken = JSON.stringify(await exportOffers(world.system(), here.seeker.userId));
    const lines = [...payLines(version.terms), ...conditionLines(version.terms)];
    expect(lines.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['basePay', 'bonus', 'allowances', 'monthly', 'yearly', 'probationMonths']),
    );
    for (const { words } of lines) {
      expect(letter).toContain(plain(words));
      expect(taken).toContain(words);
    }
    expect(letter).toContain(plain(`${amountText(2_543_217)}/月`));
  });

  it('is marked as a draft until it is sent, and names who accepted it', async () => {
    const here = await readyForOffer(world);
    const { offerId } = await draftOffer(here);
    const draft = plain(await pdfText(await exportOfferLetter(here.company, { offerId, fileName, number: undefined })));
    expect(draft).toContain('草稿');
    expect(draft).toContain('林小满，您好');
    await expect(exportMyOfferLetter(here.mine, { offerId, number: 1, fileName })).rejects.toEqual(
      refused(errors.notFound),
    );
    await makeOffer(here);
    const mine = () => exportMyOfferLetter(here.mine, { offerId, number: 1, fileName });
    const sent = plain(await pdfText(await mine()));
    expect(sent).not.toContain('草稿');
    expect(sent).not.toContain('确认接受本录用意向');
    await accept(here);
    expect(plain(await pdfText(await mine()))).toContain('林小满已于');
    const other = await readyForOffer(world);
    await expect(exportOfferLetter(other.company, { offerId, fileName, number: 1 })).rejects.toEqual(
      refused(errors.notFound),
    );
    await expect(exportMyOfferLetter(other.mine, { offerId, number: 1, fileName })).rejects.toEqual(
      refused(errors.notFound),
    );
  });

  it('is shown in a company’s words before they are kept', async () => {
    const here = await readyForOffer(world);
    const letter = { ...defaultLetter, opening: '欢迎{候选人}加入{公司}，{没有的词}不变。' };
    const text = plain(await pdfText(await previewOfferLetter(here.company, { letter })));
    expect(text).toContain('欢迎示例候选人加入青禾科技，{没有的词}不变。');
    expect(text).toContain('草稿');
  });

  it('has the lines of the contract, whatever the amounts are', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000_000 });
    fc.assert(
      fc.property(amount, fc.option(amount), fc.integer({ min: 12, max: 36 }), (basePay, bonus, months) => {
        const terms = { ...emptyOfferTerms(), basePay, bonus, months };
        const printed = printedLetter({
          letter: defaultLetter,
          terms,
          candidateName: '林小满',
          companyName: '青禾科技',
          sent: null,
          acceptance: null,
          madeAt: world.clock.now(),
        });
        expect(printed.pay).toEqual(payLines(terms));
        const figures = payFigures(terms);
        expect(figures?.yearly).toBe(basePay * months + (bonus ?? 0));
        expect(JSON.stringify(printed.pay)).toContain(amountText(figures?.yearly ?? 0));
      }),
    );
  });
});
