/**
 * A statement on the outer database inside a transaction is no part of it: it stays when the rest is rolled back, and it
 * waits for locks that the transaction holds.
 */
const insideItsTransaction = {
  create(context) {
    const textOf = (node) => context.sourceCode.getText(node);
    /** Databases that must not be used here, one for each function around this place. */
    const around = [];

    const opened = (node) => {
      const { callee, arguments: given } = node.parent.type === 'CallExpression' ? node.parent : {};
      const opens = callee?.type === 'MemberExpression' && callee.property.name === 'transaction';
      return opens && given[0] === node ? textOf(callee.object) : null;
    };
    const enter = (node) => {
      const names = node.params.map((param) => (param.type === 'Identifier' ? param.name : ''));
      const outer = opened(node) ?? (names.includes('transaction') ? 'context.database' : null);
      if (outer && !names.includes(outer)) around.push({ node, outer, inner: names });
    };
    const leave = (node) => {
      if (around.at(-1)?.node === node) around.pop();
    };
    const isKey = (node) =>
      (node.parent.type === 'MemberExpression' && node.parent.property === node) ||
      (node.parent.type === 'Property' && node.parent.key === node && !node.parent.shorthand);
    const isArgument = (node) =>
      node.parent.type === 'CallExpression' && node.parent.arguments.includes(node);
    /** `once(context, transaction, …)` is told which of both to use. */
    const isBesideInner = (node, { inner }) =>
      isArgument(node) &&
      node.parent.arguments.some((each) => each.type === 'Identifier' && inner.includes(each.name));
    const refuse = (node) => {
      const text = textOf(node);
      const left = around.findLast(
        ({ outer }) => outer === text || (outer === `${text}.database` && isArgument(node)),
      );
      if (left && !isBesideInner(node, left)) {
        context.report({
          node,
          message: `${text} is outside this transaction: use what its callback is given.`,
        });
      }
    };

    return {
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      MemberExpression: refuse,
      Identifier: (node) => {
        if (!isKey(node)) refuse(node);
      },
    };
  },
};

/**
 * Other rules take `start().catch(…)` as handled, although what follows it runs before it has ended. A promise with a name
 * may be awaited elsewhere.
 */
const awaitedCatch = {
  create(context) {
    return {
      ExpressionStatement: ({ expression }) => {
        const isVoid = expression.type === 'UnaryExpression';
        const call = isVoid ? expression.argument : expression;
        const { callee } = call;
        if (callee?.type !== 'MemberExpression' || callee.property.name !== 'catch') return;
        if (isVoid || callee.object.type !== 'Identifier') {
          context.report({ node: call, message: 'Nobody waits for this: await it.' });
        }
      },
    };
  },
};

export default {
  meta: { name: 'operator' },
  rules: { 'inside-its-transaction': insideItsTransaction, 'awaited-catch': awaitedCatch },
};
