// Package pd is the part of the package that Go steps use, over the two files that Bash steps have.
package pd

import (
	"encoding/json"
	"fmt"
	"log"
	"os"
)

var Steps = readSteps()

func readSteps() (steps map[string]interface{}) {
	text, err := os.ReadFile(os.Getenv("PIPEDREAM_STEPS"))
	if err != nil {
		log.Fatalln(err)
	}
	if err := json.Unmarshal(text, &steps); err != nil {
		log.Fatalln(err)
	}
	return steps
}

func Export(name string, value interface{}) {
	data, err := json.Marshal(value)
	if err != nil {
		log.Fatalln(err)
	}
	file, err := os.OpenFile(os.Getenv("PIPEDREAM_EXPORTS"), os.O_APPEND|os.O_WRONLY, 0600)
	if err != nil {
		log.Fatalln(err)
	}
	defer file.Close()
	fmt.Fprintf(file, "%s:json=%s\n", name, data)
}
