import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Block } from '#screens/shared/loading/Block.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { FadeIn } from '#screens/ui/motion/FadeIn.tsx';
import rows from '#screens/ui/layout/Group.module.css';
import { OperatorHtml } from '#screens/shared/operatorHtml/OperatorHtml.tsx';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import type { CallValue } from '@araw/contract/calls/calls';
import { serviceQueries } from '#services/queries/serviceQueries.ts';
import shared from '#screens/shared/messages/messages.module.css';
import styles from './CustomerService.module.css';
import chips from '#screens/ui/buttons/Chips.module.css';
import layout from '#screens/ui/layout/layout.module.css';

type Topic = CallValue<'helpCenter'>[number];
type Question = Topic['children'][number];

/** /m/help?i: the topic at index `i`, and its question `q` in detail (CS-02). */
export function HelpScreen() {
  const { operator } = useServices();
  const help = useQuery(serviceQueries(operator).help(useDataLanguage()));
  return (
    <div className={layout.page}>
      <Block query={help} skeleton={<Skeleton className={shared.loading} />}>
        {(topics) => <Topics topics={topics} />}
      </Block>
    </div>
  );
}

function Topics({ topics }: { topics: readonly Topic[] }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const given = placeOf(search.get('i'));
  const place = given !== null && given < topics.length ? given : 0;
  const topic = topics[place];
  if (!topic) return <EmptyState icon={CircleHelp} title={t('help.empty')} />;

  const question = topic.children[placeOf(search.get('q')) ?? -1];
  return (
    <>
      <nav aria-label={t('help.topics')}>
        <ul className={chips.row}>
          {topics.map(({ title }, index) => (
            <li key={title}>
              <Link
                replace
                to={{ search: `i=${index}` }}
                className={chips.chip}
                aria-current={index === place ? 'page' : undefined}
              >
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {question ? <Detail question={question} place={place} /> : <Questions topic={topic} place={place} />}
    </>
  );
}

function Questions({ topic, place }: { topic: Topic; place: number }) {
  return (
    <>
      {topic.content && <OperatorHtml html={topic.content} />}
      {topic.children.length > 0 && (
        <FadeIn key={place}>
          <ul className={rows.card}>
            {topic.children.map(({ title }, index) => (
              <li key={title}>
                <Link to={{ search: `i=${place}&q=${index}` }} className={rows.row}>
                  <CircleHelp size={20} aria-hidden />
                  <bdi className={rows.label}>{title}</bdi>
                  <ChevronRight size={18} aria-hidden className={rows.chevron} />
                </Link>
              </li>
            ))}
          </ul>
        </FadeIn>
      )}
    </>
  );
}

function Detail({ question, place }: { question: Question; place: number }) {
  const { t } = useTranslation();
  return (
    <>
      <article className={styles.detail} key={question.title}>
        <h2 dir="auto">{question.title}</h2>
        <OperatorHtml html={question.content} />
      </article>
      <ButtonLink wide replace to={{ search: `i=${place}` }}>
        {t('help.back')}
      </ButtonLink>
    </>
  );
}

/** An index from 0; null if the text isn't one. */
const placeOf = (given: string | null): number | null =>
  /^\d{1,4}$/.test(given ?? '') ? Number(given) : null;
