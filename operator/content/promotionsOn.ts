import { max } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { announcements } from '#operator/database/tables/content.tables.ts';

/** Promotions on which entries of the member centre depend (MEM-06). */
export const promotionTypes = ['MISSION', 'REFERRAL'] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** Lets promotions run from now on: they run as long as they are announced. */
export async function announcePromotions(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  begun: readonly PromotionType[],
): Promise<void> {
  if (begun.length === 0) return;
  const [latest] = await database.select({ id: max(announcements.id) }).from(announcements);
  await database.insert(announcements).values(
    begun.map((promotionType, index) => {
      const id = (latest?.id ?? 0) + index + 1;
      const { title, content, translations } = promotionTexts[promotionType];
      return {
        id,
        type: 'PR' as const,
        promotionType,
        title,
        content,
        translations,
        startsAt: clock.now(),
        noExpiry: true,
        execution: 'B' as const,
        position: id,
      };
    }),
  );
}

interface Texts {
  title: string;
  content: string;
}

const promotionTexts: Record<PromotionType, Texts & { translations: Record<string, Texts> }> = {
  MISSION: {
    title: 'Missions',
    content:
      '<p>Do what a day or a week asks for and claim the reward. <a href="/m/leaderBoard">To the missions</a></p>',
    translations: {
      CN: {
        title: '任务',
        content: '<p>完成每日或每周任务即可领取奖励。<a href="/m/leaderBoard">查看任务</a></p>',
      },
      TH: {
        title: 'ภารกิจ',
        content: '<p>ทำภารกิจรายวันหรือรายสัปดาห์แล้วรับรางวัล <a href="/m/leaderBoard">ดูภารกิจ</a></p>',
      },
      VI: {
        title: 'Nhiệm vụ',
        content:
          '<p>Hoàn thành nhiệm vụ ngày hoặc tuần và nhận thưởng. <a href="/m/leaderBoard">Xem nhiệm vụ</a></p>',
      },
      TY: {
        title: 'Mga misyon',
        content:
          '<p>Gawin ang hinihingi ng araw o linggo at kunin ang gantimpala. <a href="/m/leaderBoard">Sa mga misyon</a></p>',
      },
      AR: {
        title: 'المهام',
        content:
          '<p>أنجز مهام اليوم أو الأسبوع واحصل على المكافأة. <a href="/m/leaderBoard">إلى المهام</a></p>',
      },
    },
  },
  REFERRAL: {
    title: 'Invite friends',
    content:
      '<p>Send friends your link: when they cash in and play, you are both rewarded. <a href="/m/inviteFriends">To your link</a></p>',
    translations: {
      CN: {
        title: '邀请好友',
        content:
          '<p>把您的链接发给好友：好友充值并投注后，双方均有奖励。<a href="/m/inviteFriends">查看您的链接</a></p>',
      },
      TH: {
        title: 'ชวนเพื่อน',
        content:
          '<p>ส่งลิงก์ของคุณให้เพื่อน เมื่อเพื่อนฝากเงินและเล่น ทั้งคู่จะได้รับรางวัล <a href="/m/inviteFriends">ดูลิงก์ของคุณ</a></p>',
      },
      VI: {
        title: 'Mời bạn bè',
        content:
          '<p>Gửi liên kết cho bạn bè: khi họ nạp tiền và chơi, cả hai cùng được thưởng. <a href="/m/inviteFriends">Xem liên kết của bạn</a></p>',
      },
      TY: {
        title: 'Mag-imbita ng kaibigan',
        content:
          '<p>Ipadala ang link mo sa mga kaibigan: kapag nag-cash in at naglaro sila, pareho kayong may gantimpala. <a href="/m/inviteFriends">Sa link mo</a></p>',
      },
      AR: {
        title: 'ادعُ أصدقاءك',
        content:
          '<p>أرسل رابطك إلى أصدقائك: عندما يودعون ويلعبون تُكافآن معًا. <a href="/m/inviteFriends">إلى رابطك</a></p>',
      },
    },
  },
};
