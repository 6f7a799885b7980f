import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CourseScreen } from '@/components/training/CourseScreen';
import { ModuleScreen } from '@/components/training/ModuleScreen';
import { TrainingScreen } from '@/components/training/TrainingScreen';
import type { Learner, ModuleQuestion, TrainingRecord } from '@/lib/contracts/personal/training';
import type { PageAccess } from '@/lib/domain/item-page/access';
import { course, recordOf } from '@/__tests__/support/content/course';
import { itemPage, permitted } from '@/__tests__/support/content/item-page';
import { productInBrowser, Refusal, renderPage } from '@/__tests__/support/in-browser/product';
import { logged } from '@/__tests__/support/logged';

const product = productInBrowser();
const page = itemPage({ type: 'trainingCourse', name: course.name, kindName: 'Training course' });
const person = (record: TrainingRecord): Learner => ({ kind: 'person', record });
const first = course.modules[0]!;

const showCourse = (learner: Learner) =>
  renderPage(<CourseScreen page={page} course={course} learner={learner} />);
const moduleScreen = (
  index: number,
  learner: Learner,
  questions: readonly ModuleQuestion[] = [],
  access: PageAccess = permitted,
) => (
  <ModuleScreen
    key={index}
    page={itemPage({ type: 'trainingCourseModule' })}
    access={access}
    course={course}
    module={course.modules[index]!}
    learner={learner}
    questions={questions}
  />
);
const now = '2026-03-10T12:00:00.000Z';
const starts = () => product.asked.filter(([name]) => name === 'StartModule');

describe('the course', () => {
  it('R-RTE-5 is titled exactly as the course', () => {
    showCourse({ kind: 'anonymous' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^DT\+ 101: Using the Platform$/);
  });

  it('R-TRN-1 shows untouched modules as not started, and begins with the first', () => {
    showCourse(person(recordOf(0)));
    expect(screen.getAllByText('Not started')).toHaveLength(4);
    expect(
      screen.getByRole('link', { name: 'Start the course DT+ 101: Using the Platform' }),
    ).toHaveAttribute('href', '/training/dt-101-using-the-platform/find');
    expect(product.asked).toEqual([]);
  });

  it('R-TRN-5 three of four modules are 75 %, no certificate is offered, and the course goes on where it stopped', () => {
    showCourse(person(recordOf(3, true)));
    expect(screen.getByRole('progressbar', { name: '3 of 4 modules completed' })).toHaveValue(75);
    expect(screen.queryByRole('button', { name: /certificate/i })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue: How to share' })).toHaveAttribute(
      'href',
      '/training/dt-101-using-the-platform/share',
    );
  });

  it('R-TRN-6 offers the certificate when every module is completed', () => {
    showCourse(person(recordOf(4)));
    expect(screen.getByRole('button', { name: 'Get your certificate' })).toBeEnabled();
    expect(screen.queryByRole('link', { name: /Continue|Start/ })).not.toBeInTheDocument();
  });

  it('R-RTE-4 tells a network viewer that a personal account is needed to keep progress', () => {
    showCourse({ kind: 'network' });
    expect(screen.getByText(/A personal account would save your progress/)).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the first module' })).toBeInTheDocument();
  });

  it('asks an anonymous visitor to sign in and comes back to the course', () => {
    showCourse({ kind: 'anonymous' });
    expect(screen.getByRole('link', { name: 'Sign in to take the course' })).toHaveAttribute(
      'href',
      '/sign-in?return=%2Ftraining%2Fdt-101-using-the-platform',
    );
  });

  it('stays readable while progress cannot be read', () => {
    showCourse({ kind: 'person', record: null });
    expect(screen.getByText('Your progress cannot be shown just now')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^How to/ })).toHaveLength(4);
  });
});

describe('a module', () => {
  it('R-TRN-2 R-GQL-3 opening it records its start once, and it shows as started', async () => {
    product.answers.StartModule = ({ contentId }) => ({
      startTrainingModule: { contentId, startedAt: now, completedAt: null },
    });
    const learner = person(recordOf(0));
    const view = renderPage(moduleScreen(0, learner));
    const list = screen.getByRole('navigation', { name: 'Modules of this course' });
    await within(list).findByText('Started');
    view.again(moduleScreen(0, learner));
    expect(starts()).toEqual([['StartModule', { contentId: first.id }]]);
  });

  it('names itself to what counts pages that script opens', () => {
    renderPage(moduleScreen(0, { kind: 'network' }));
    const { id } = itemPage({ type: 'trainingCourseModule' });
    expect(screen.getByRole('article')).toHaveAttribute('data-content', id);
  });

  it('R-TRN-4 opening a started one again records nothing', async () => {
    renderPage(moduleScreen(0, person(recordOf(0, true))));
    await screen.findByRole('button', { name: 'Mark as complete' });
    expect(starts()).toEqual([]);
  });

  it('R-ERR-1 a start that fails is logged, and reading goes on', async () => {
    product.answers.StartModule = () => {
      throw new Refusal('down');
    };
    renderPage(moduleScreen(0, person(recordOf(0))));
    await waitFor(() => expect(logged()).toContain('Unable to record starting of progress'));
    expect(screen.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
  });

  it('R-TRN-3 R-OPEN-8 completing it says so with the date, moves the focus there and offers the next', async () => {
    product.answers.CompleteModule = ({ contentId }) => ({
      completeTrainingModule: { contentId, startedAt: now, completedAt: now },
    });
    renderPage(moduleScreen(0, person(recordOf(0, true))));
    await userEvent.click(screen.getByRole('button', { name: 'Mark as complete' }));
    const said = await screen.findByText(/Completed on/);
    expect(said).toHaveTextContent('Completed on 10 March 2026');
    expect(said).toHaveFocus();
    expect(screen.getByRole('link', { name: /Next: How to watch/ })).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveValue(25);
    expect(product.asked).toContainEqual(['CompleteModule', { contentId: first.id }]);
  });

  it('R-ERR-2 completion that fails is told, and may be tried again', async () => {
    product.answers.CompleteModule = () => {
      throw new Refusal('down');
    };
    renderPage(moduleScreen(0, person(recordOf(0, true))));
    await userEvent.click(screen.getByRole('button', { name: 'Mark as complete' }));
    expect(await screen.findByText(/Unable to record completion of training module/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
    expect(screen.queryByText(/Completed on/)).not.toBeInTheDocument();
  });

  it('what was said of a failure goes once it has been done', async () => {
    const answers = [
      () => {
        throw new Refusal('down');
      },
      () => ({ completeTrainingModule: { contentId: first.id, startedAt: now, completedAt: now } }),
    ];
    product.answers.CompleteModule = () => answers.shift()?.() ?? {};
    renderPage(moduleScreen(0, person(recordOf(0, true))));
    await userEvent.click(screen.getByRole('button', { name: 'Mark as complete' }));
    await screen.findByText(/Unable to record completion/);
    await userEvent.click(screen.getByRole('button', { name: 'Mark as complete' }));
    expect(await screen.findByText(/Completed on/)).toBeInTheDocument();
    expect(screen.queryByText(/Unable to record completion/)).toBeNull();
  });

  it('whose subscription has ended reads on, and is told before the questions are answered in vain', () => {
    const notice = { title: 'Your subscription has ended', text: 'Ask for a new one.', action: null };
    renderPage(moduleScreen(0, person(recordOf(0)), [], { ...permitted, allowed: false, notice }));
    expect(screen.getByText('Your subscription has ended')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as complete' })).toBeNull();
    expect(screen.getByRole('link', { name: /Next: How to watch/ })).toBeInTheDocument();
    expect(starts()).toEqual([]);
  });

  it('the last one leads to the certificate', () => {
    renderPage(moduleScreen(3, person(recordOf(4))));
    expect(screen.getByRole('link', { name: 'Finish: your certificate' })).toHaveAttribute(
      'href',
      '/training/dt-101-using-the-platform',
    );
  });

  it('records nothing for a network viewer, and leads on', () => {
    renderPage(moduleScreen(0, { kind: 'network' }));
    expect(screen.getByText(/With a personal account/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Next: How to watch/ })).toBeInTheDocument();
    expect(product.asked).toEqual([]);
  });
});

describe('the overview', () => {
  it('R-RTE-4 shows courses, progress and certificates, the begun ones first', () => {
    const other = { ...course, id: 'other', slug: 'other', name: 'Another course', hasCertificate: false };
    renderPage(<TrainingScreen courses={[{ ...other, modules: [] }, course]} record={recordOf(1)} />);
    const names = screen.getAllByRole('article').map((one) => within(one).getByRole('heading', { level: 2 }));
    expect(names.map((heading) => heading.textContent)).toEqual([course.name, 'Another course']);
    expect(screen.getByRole('progressbar', { name: '1 of 4 modules completed' })).toHaveValue(25);
    expect(screen.getByRole('heading', { name: 'Certificate' })).toBeInTheDocument();
  });

  it('invites when there are no courses', () => {
    renderPage(<TrainingScreen courses={[]} record={recordOf(0)} />);
    expect(screen.getByRole('link', { name: 'Explore the library' })).toHaveAttribute('href', '/search');
  });
});

describe('a course of one module', () => {
  const short = { ...course, modules: [first] };

  it('counts one, on its own page and among the courses', () => {
    renderPage(<CourseScreen page={page} course={short} learner={person(recordOf(0, true))} />);
    renderPage(<TrainingScreen courses={[short]} record={recordOf(0, true)} />);
    expect(screen.getAllByRole('progressbar', { name: '0 of 1 module completed' })).toHaveLength(2);
    expect(screen.queryByText(/1 modules/)).not.toBeInTheDocument();
  });

  it('asks its one question in the singular', () => {
    const answers = [{ text: 'Right', right: true, because: '' }];
    renderPage(moduleScreen(0, person(recordOf(0, true)), [{ question: 'Which?', answers }]));
    expect(screen.getByText(/^One question\. Get it right to complete the module\./)).toBeVisible();
  });
});

describe('the questions at the end of a module', () => {
  const questions: ModuleQuestion[] = [1, 2, 3, 4, 5].map((number) => ({
    question: `What is ${number}?`,
    answers: [
      { text: `Wrong ${number}`, right: false, because: `It is not that, ${number}.` },
      { text: `Right ${number}`, right: true, because: `So it is, ${number}.` },
    ],
  }));
  const answer = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
  const check = () => userEvent.click(screen.getByRole('button', { name: 'Check my answers' }));
  const complete = () => screen.queryByRole('button', { name: 'Mark as complete' });

  it('ask for every answer before they are counted', async () => {
    renderPage(moduleScreen(0, person(recordOf(0, true)), questions));
    await answer('Right 1');
    await check();
    expect(screen.getByText('Please answer these questions too: 2, 3, 4, 5.')).toHaveRole('status');
    expect(screen.getByRole('radio', { name: 'Wrong 2' })).toHaveFocus();
    expect(screen.getByRole('group', { name: '2. What is 2?' })).toHaveAccessibleDescription(
      'Not answered yet',
    );
    // What is not complete is not judged.
    expect(screen.queryByText(/So it is, 1/)).toBeNull();
    await answer('Right 2');
    expect(screen.getAllByText('Not answered yet')).toHaveLength(3);
    for (const name of ['Right 3', 'Wrong 4']) await answer(name);
    await check();
    expect(screen.getByText('Please answer question 5 too.')).toHaveRole('status');
    expect(screen.getByRole('radio', { name: 'Wrong 5' })).toHaveFocus();
    expect(complete()).not.toBeInTheDocument();
  });

  it('open the module’s end at four of five right, say why, and may be tried again', async () => {
    renderPage(moduleScreen(0, person(recordOf(0, true)), questions));
    for (const name of ['Right 1', 'Right 2', 'Right 3', 'Wrong 4', 'Wrong 5']) await answer(name);
    await check();
    expect(screen.getByText(/^3 of 5 right. You need 4/)).toHaveFocus();
    expect(screen.getByRole('group', { name: '4. What is 4?' })).toHaveAccessibleDescription(
      /It is not that, 4/,
    );
    expect(complete()).not.toBeInTheDocument();
    await answer('Right 4');
    // Which other one to mend is still to be read; what is said of all of them is no longer true.
    expect(screen.getByText(/It is not that, 5/)).toBeVisible();
    expect(screen.queryByText(/, 4\.$/)).toBeNull();
    expect(screen.queryByText(/^3 of 5 right/)).toBeNull();
    await check();
    expect(screen.getByText('4 of 5 right. Well done.')).toHaveRole('status');
    expect(complete()).toBeEnabled();
  });

  it('ask nothing for completion of whoever has completed it', () => {
    renderPage(moduleScreen(0, person(recordOf(1)), questions));
    expect(screen.getByText('You have completed this module. Answer again if you like.')).toBeVisible();
    expect(screen.queryByText(/to complete the module/)).toBeNull();
  });

  it('are there for everybody to try', () => {
    renderPage(moduleScreen(0, { kind: 'anonymous' }, questions));
    expect(screen.getAllByRole('group')).toHaveLength(5);
    expect(screen.getByText(/Get 4 right to complete the module/)).toBeInTheDocument();
  });
});
