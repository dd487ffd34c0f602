throw new Error('A variable is missing.');
